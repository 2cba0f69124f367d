import { Module } from '@nestjs/common';
import { RulesetsResolver } from './rulesets.resolver.js';
import { RulesetsService } from './rulesets.service.js';

@Module({ providers: [RulesetsResolver, RulesetsService] })
export class RulesetsModule {}
