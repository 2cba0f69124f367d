/** A variable or its opposite: twice the number of the variable, and one more for the opposite. */
export type Literal = number;

export function not(literal: Literal): Literal {
  return literal ^ 1;
}

export function variableOf(literal: Literal): number {
  return literal >> 1;
}
