import type { Server as HttpServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Server } from 'socket.io';
import type { Services } from './http/answer.ts';
import { createApp, type AppOptions } from './http/app.ts';
import { served, socketHandlers } from './modules.ts';
import { createSocketServer, type Log } from './realtime/socket.ts';

/** Builds the HTTP server: every served call of the contract, the API pages and the browser app. */
export const buildApp = (services: Services, options: AppOptions = {}): Promise<FastifyInstance> =>
  createApp(services, served, options);

/** Opens the realtime server for the events of all modules, on the HTTP server. */
export const openSocket = (services: Services, http: HttpServer, log?: Log): Server =>
  createSocketServer(services, { served, socketHandlers }, http, log);
