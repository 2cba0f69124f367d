import { createContext, type ReactNode, useContext } from 'react';

/** What a page adds to the lines of a sheet, each by its path (docs/sheet.md). */
export interface LineActs {
  /** Beside the line: that it is disputed. */
  readonly mark: (path: string) => ReactNode;
  /** Below it when it is opened: the way to dispute it. @param name what the reader calls the line */
  readonly below: (path: string, name?: string) => ReactNode;
}

const nothing: LineActs = { mark: () => null, below: () => null };

export const LineActsContext = createContext<LineActs>(nothing);

export function useLineActs(): LineActs {
  return useContext(LineActsContext);
}
