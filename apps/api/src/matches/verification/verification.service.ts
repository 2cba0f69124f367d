import { Injectable } from '@nestjs/common';
import {
  type Language,
  malformedDocument,
  type MalformedDocument,
  readMatch,
  resultDocument,
  type ResultDocument,
  verifyMatch,
} from '@tarokk/rules';

export type Verification = ResultDocument | MalformedDocument;

@Injectable()
export class VerificationService {
  /** Answers with the documents of the rules library as they are: the GraphQL types have the same shape. */
  verify(record: unknown, language: Language): Verification {
    const read = readMatch(record);
    return read.ok ? resultDocument(verifyMatch(read.value), language) : malformedDocument(read.problems, language);
  }
}
