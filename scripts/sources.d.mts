/** Folders of what is written for sources beside them, from the project's root. */
export declare const generatedFolders: readonly string[];
