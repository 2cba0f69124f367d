import { Injectable } from '@nestjs/common';
import { catalogueOf } from '../../../platform/database/catalogue.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';

/** Whether the database finds names with a wrong letter in them, as was decided when the office was started. */
@Injectable()
export class WrongLettersRepository {
  private forgiven: boolean | null = null;

  constructor(private readonly prisma: PrismaService) {}

  async areForgiven(): Promise<boolean> {
    this.forgiven ??= await this.isIndexed();
    return this.forgiven;
  }

  private async isIndexed(): Promise<boolean> {
    const indexes = catalogueOf(this.prisma).selectFrom('pgClass').select('oid');
    return (await indexes.where('relname', '=', 'person_name_letters').execute()).length > 0;
  }
}
