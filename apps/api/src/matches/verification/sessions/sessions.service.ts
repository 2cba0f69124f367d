import { Injectable } from '@nestjs/common';
import {
  type Language,
  type MalformedDocument,
  malformedSessionDocument,
  readSession,
  sessionResultDocument,
  type SessionResultDocument,
  verifySession,
} from '@tarokk/rules';

export type SessionAnswer = SessionResultDocument | MalformedDocument;

@Injectable()
export class SessionsService {
  /** Answers with the documents of the rules library as they are: the GraphQL types have the same shape. */
  verify(record: unknown, language: Language): SessionAnswer {
    const read = readSession(record);
    return read.ok
      ? sessionResultDocument(verifySession(read.session), language)
      : malformedSessionDocument(read.problems, language);
  }
}
