import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { conflict } from '#kernel/errors.ts';
import { isServidor } from '#kernel/perfil.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { hashSecret, hmac } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import { browserOrigin } from '#server/sign-on/browser-origin.ts';
import type { EstadoDoCalendario } from '../contract.ts';
import type { AlcanceDoCalendario } from '../domain/compromisso.ts';
import { deleteCalendario, findCalendario, saveCalendario, updateAlcance } from './endereco-repository.ts';

const desligado = () =>
  conflict('calendario.desligado', 'O calendário está desligado. Ligue-o para ter um endereço.');
const antigo = () =>
  conflict(
    'calendario.endereco-antigo',
    'A chave da plataforma mudou e este endereço não pode mais ser mostrado. Crie um endereço novo.',
  );

/** 256 bits that only the installation's key and this row give together: the database alone tells no address. */
const segredoDe = ({ config }: Pick<Platform, 'config'>, idUsuario: number, semente: Buffer): string =>
  hmac(config.keyFor('calendario.endereco'), `${idUsuario}.${semente.toString('hex')}`);

const enderecoDe = ({ config }: Pick<Platform, 'config'>, request: FastifyRequest, segredo: string): string =>
  `${browserOrigin(request, config)}/api/app-web/v1/calendario/${segredo}.ics`;

export const verCalendario = async (
  { db }: Platform,
  { idUsuario, idPerfil }: UsuarioAtual,
): Promise<EstadoDoCalendario> => {
  const row = await findCalendario(db, idUsuario);
  return {
    ligado: row !== undefined,
    alcance: row?.alcance === 'orgao' ? 'orgao' : 'meus',
    daEquipe: isServidor(idPerfil),
    criadoEm: row ? toIsoDate(localDate(row.criado_em.getTime())) : null,
    lidoEm: row?.lido_em ?? null,
  };
};

export const mostrarEndereco = async (
  platform: Platform,
  { idUsuario }: UsuarioAtual,
  request: FastifyRequest,
): Promise<{ endereco: string }> => {
  const row = await findCalendario(platform.db, idUsuario);
  if (!row) throw desligado();
  const segredo = segredoDe(platform, idUsuario, row.semente);
  if (!hashSecret(segredo).equals(row.hash)) throw antigo();
  return { endereco: enderecoDe(platform, request, segredo) };
};

/** Switches it on, or gives it another address: the one before is worth nothing from now on. */
export const renovarEndereco = async (
  platform: Platform,
  { idUsuario }: UsuarioAtual,
  request: FastifyRequest,
): Promise<{ endereco: string }> => {
  const semente = randomBytes(32);
  const segredo = segredoDe(platform, idUsuario, semente);
  await saveCalendario(platform.db, {
    idUsuario,
    hash: hashSecret(segredo),
    semente,
    agora: platform.clock.now(),
  });
  return { endereco: enderecoDe(platform, request, segredo) };
};

export const escolherAlcance = async (
  { db }: Platform,
  { idUsuario }: UsuarioAtual,
  alcance: AlcanceDoCalendario,
): Promise<void> => {
  if (!(await updateAlcance(db, idUsuario, alcance))) throw desligado();
};

export const desligarCalendario = async ({ db }: Platform, { idUsuario }: UsuarioAtual): Promise<void> => {
  await deleteCalendario(db, idUsuario);
};
