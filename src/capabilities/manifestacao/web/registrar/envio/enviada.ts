import { z } from 'zod';
import { ENVIADAS } from '#shell/guardado/enviadas.ts';
import { type ComDono, isSeuOuDeNinguem } from '#shell/guardado/guardados.ts';
import { isDeMesa } from '../etapas.ts';
import { isSemNome } from '../quem/resumo-de-quem.ts';
import type { Registrando } from '../registrando.ts';
import type { Registrada } from './use-enviar.ts';

const registradaGuardada: z.ZodType<Registrada> = z.object({
  idManifestacao: z.int(),
  numeroProtocolo: z.string(),
  codigoAcesso: z.string().nullable(),
  chaveDoCodigo: z.string().nullable(),
  idTipoManifestacao: z.int(),
  registradaEm: z.iso.datetime(),
  prazoAtendimento: z.iso.date(),
  emailEnviadoPara: z.string().nullable(),
  conteudoAnterior: z.boolean(),
});

const enviada = z.object({
  /** Without the code once the person says they have kept it. */
  registrada: registradaGuardada,
  isSemNome: z.boolean(),
  isAtendimento: z.boolean(),
  /** How the person came to the desk. */
  idCanalEntrada: z.int().nullable().catch(null),
  /** At the desk: who came in the person's name can still be noted. */
  semRepresentante: z.boolean().catch(false),
  orgao: z.string().nullable(),
});

/** What the receipt says besides the server's answer; nothing of the text. */
export type Enviada = z.output<typeof enviada>;

export const enviadaDe = (registrada: Registrada, registro: Registrando): Enviada => ({
  registrada,
  isSemNome: isSemNome(registro),
  isAtendimento: isDeMesa(registro),
  idCanalEntrada: Number(registro.atendimento.idCanalEntrada) || null,
  semRepresentante:
    registro.atendimento.isAtendimento &&
    !isSemNome(registro) &&
    !registro.preservarIdentidade &&
    !registro.atendimento.representante.tem,
  orgao: registro.orgao?.sigla ?? null,
});

const guardadas = z.record(z.string(), enviada.extend({ dono: z.string().nullable() }));
type Guardadas = z.output<typeof guardadas>;

/** A browser that refuses to store shows the receipt only once. */
const readTodas = (): Guardadas => {
  try {
    return guardadas.parse(JSON.parse(sessionStorage.getItem(ENVIADAS) ?? '{}'));
  } catch (error) {
    console.warn('Não foi possível ler os recibos guardados nesta aba.', error);
    return {};
  }
};

const gravarTodas = (todas: Guardadas): void => {
  try {
    sessionStorage.setItem(ENVIADAS, JSON.stringify(todas));
  } catch (error) {
    console.warn('O navegador não deixou guardar o recibo nesta aba.', error);
  }
};

/** After a reload or the browser's Back, shows the receipt instead of asking to file again. */
export const lembrarEnviada = (idRascunho: string, nova: Enviada, dono: ComDono['dono']): void =>
  gravarTodas({ ...readTodas(), [idRascunho]: { ...nova, dono: nova.isSemNome ? null : dono } });

export const readEnviada = (idRascunho: string, dono: ComDono['dono']): Enviada | null => {
  const lida = readTodas()[idRascunho];
  return lida && isSeuOuDeNinguem(lida, dono) ? lida : null;
};

/** The person has kept the code: this browser forgets it. */
export const esquecerCodigo = (idManifestacao: number): void =>
  gravarTodas(
    Object.fromEntries(
      Object.entries(readTodas()).map(([idRascunho, lida]) => [
        idRascunho,
        lida.registrada.idManifestacao === idManifestacao
          ? {
              ...lida,
              registrada: {
                ...lida.registrada,
                codigoAcesso: '',
                chaveDoCodigo: lida.registrada.chaveDoCodigo && '',
              },
            }
          : lida,
      ]),
    ),
  );
