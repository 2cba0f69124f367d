import { type DynamicModule, Module } from '@nestjs/common';
import { Bell } from './bell.js';
import { PrismaService } from './prisma.service.js';

@Module({})
export class DatabaseModule {
  static at(url: string, poolSize: number): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        { provide: PrismaService, useFactory: () => new PrismaService(url, poolSize) },
        { provide: Bell, useFactory: () => new Bell(url) },
      ],
      exports: [PrismaService, Bell],
    };
  }
}
