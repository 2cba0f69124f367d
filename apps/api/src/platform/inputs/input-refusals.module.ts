import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { InputRefusals } from './input-refusals.interceptor.js';

/** Says what the validators refuse of a mutation's input in its result. */
@Module({ providers: [{ provide: APP_INTERCEPTOR, useClass: InputRefusals }] })
export class InputRefusalsModule {}
