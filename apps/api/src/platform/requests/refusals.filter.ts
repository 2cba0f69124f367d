import { Catch, type ExceptionFilter } from '@nestjs/common';
import { GraphQLError } from 'graphql';

/** What a caller is told is no fault of the office: Nest would log it as one, with its trace. */
@Catch(GraphQLError)
export class RefusalsFilter implements ExceptionFilter<GraphQLError> {
  catch(refusal: GraphQLError): never {
    throw refusal;
  }
}
