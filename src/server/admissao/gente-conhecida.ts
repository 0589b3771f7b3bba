import type { FastifyRequest } from 'fastify';
import { isServidor } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { remetenteDe } from '../brake/remetente.ts';
import type { Config } from '../config.ts';
import { hashSecret } from '../crypto/secret.ts';
import { bearerOf } from '../http/integration.ts';
import { readSecret } from '../http/secret-cookie.ts';
import type { QuemPede } from './classe.ts';

/** As long as a session without use lasts. */
const VALE_MS = 60 * 60_000;
/** Of each kind: accounts are free to make, and their sessions must not push out the office's. */
const MAXIMO = 5000;

interface Conhecido {
  readonly quem: QuemPede;
  /** Who counts as one: an account or a program, from wherever it asks; of nobody known, the line. */
  readonly remetente: string;
}

export interface GenteConhecida {
  quem(request: FastifyRequest): Conhecido;
  /** Called when the session of a request was found, and whose it is. */
  lembrar(request: FastifyRequest, usuario: UsuarioAtual | null): void;
}

const contaDe = ({ idCliente, idUsuario }: UsuarioAtual): string =>
  idCliente === undefined ? `conta:${idUsuario}` : `programa:${idCliente}`;

const createVistas = (agora: () => number) => {
  const vistas = new Map<string, { readonly em: number; readonly remetente: string }>();
  return {
    remetente: (chave: string): string | undefined => {
      const vista = vistas.get(chave);
      return vista && agora() - vista.em < VALE_MS ? vista.remetente : undefined;
    },
    esquecer: (chave: string): void => {
      vistas.delete(chave);
    },
    /** Written again, it becomes the youngest. */
    lembrar: (chave: string, remetente: string): void => {
      vistas.delete(chave);
      vistas.set(chave, { em: agora(), remetente });
      const [antiga] = vistas.keys();
      if (vistas.size > MAXIMO && antiga !== undefined) vistas.delete(antiga);
    },
  };
};

/**
 * Who works here or has an account, as far as this process has seen: a turn in the queue is decided before any statement. It opens
 * nothing; a session that has ended since only waits less. Kept are hashes, as in the database.
 */
export const createGenteConhecida = (
  config: Pick<Config, 'publicUrl' | 'onionUrl' | 'onionDe' | 'onionPorta'>,
  agora: () => number,
): GenteConhecida => {
  const equipe = createVistas(agora);
  const contas = createVistas(agora);
  const chaveDe = (request: FastifyRequest): string | undefined => {
    const segredo = bearerOf(request) ?? readSecret(config, request, 'sessao');
    return segredo ? hashSecret(segredo).toString('base64url') : undefined;
  };
  return {
    quem: (request) => {
      const chave = chaveDe(request);
      const daEquipe = chave && equipe.remetente(chave);
      if (daEquipe) return { quem: 'equipe', remetente: daEquipe };
      const comConta = chave && contas.remetente(chave);
      if (comConta) return { quem: 'conta', remetente: comConta };
      return { quem: 'ninguem', remetente: remetenteDe({ config }, request) };
    },
    lembrar: (request, usuario) => {
      const chave = chaveDe(request);
      if (!chave) return;
      equipe.esquecer(chave);
      contas.esquecer(chave);
      if (!usuario) return;
      const vistas = isServidor(usuario.idPerfil) ? equipe : contas;
      vistas.lembrar(chave, contaDe(usuario));
    },
  };
};
