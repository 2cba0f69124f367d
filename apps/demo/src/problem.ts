/** Something that whoever starts the demo can mend; its message says how. */
export class DemoProblem extends Error {}
