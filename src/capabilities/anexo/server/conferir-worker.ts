import { parentPort, workerData } from 'node:worker_threads';
import { conferirArquivo } from '../domain/conferir-arquivo.ts';
import type { TarefaDeConferir } from './conferir-a-parte.ts';

/** Runs apart from the server: a hostile file can exhaust this thread and nothing else. */
const { bytes, nome, manterMetadados } = workerData as TarefaDeConferir;
parentPort?.postMessage(await conferirArquivo(bytes, nome, manterMetadados));
