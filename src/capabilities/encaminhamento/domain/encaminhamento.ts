import { z } from 'zod';
import { podeReceber } from '#capabilities/manifestacao/domain/registrar/registro-policy.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { refuse, type Verdict } from '#kernel/verdict.ts';
import { jaEstaNesteOrgao } from './encaminhamento-errors.ts';

const texto = z.string().trim().min(20).max(4000);

export const textoDestinatario = campo('Texto para o órgão que recebe', texto);
export const textoSolicitante = campo('Texto para quem registrou', texto);
export const orgaoExterno = campo('Órgão', z.string().trim().min(3).max(200));

export interface Encaminhavel {
  /** True if the case is, or ever was, a denúncia. */
  readonly protegida: boolean;
  readonly idTipoFormulario: number;
  readonly idOuvidoria: number;
  readonly anonima: boolean;
}

export interface Destino {
  readonly idOuvidoria: number;
  readonly nome: string;
  readonly idEsfera: number;
  readonly uf: string | null;
  readonly idMunicipio: number | null;
  readonly formularios: readonly number[];
}

/** The target must be another office that offers the form of the case. */
export const podeEncaminhar = (caso: Encaminhavel, destino: Destino): Verdict =>
  caso.idOuvidoria === destino.idOuvidoria
    ? refuse(jaEstaNesteOrgao())
    : podeReceber(destino, caso.idTipoFormulario, null);

/**
 * A denunciante's identity goes along only with their consent for this receiver (Decreto
 * 10.153/2019, art. 7); the author of anything else is known to the office that must answer.
 */
export const vaiComIdentidade = (
  { protegida, anonima }: Pick<Encaminhavel, 'protegida' | 'anonima'>,
  consentiu: boolean,
): boolean => !anonima && (consentiu || !protegida);

/** Shown to the office that forwards and to the one that receives. */
export const ARQUIVOS_FICAM =
  'Os arquivos ficam com o órgão que encaminha: sem o consentimento de quem denunciou, o que pode mostrar quem é não segue junto.';

/** Without the denunciante's identity no files go along; the office chosen at filing has both. */
export const avisoDosArquivos = (
  caso: Pick<Encaminhavel, 'protegida' | 'anonima'> & { readonly idOuvidoriaRegistro: number },
  { idOuvidoriaDestino, comIdentidade }: { idOuvidoriaDestino: number | null; comIdentidade: boolean },
): string | null => {
  const seguem = comIdentidade || caso.anonima || !caso.protegida;
  return seguem || idOuvidoriaDestino === null || idOuvidoriaDestino === caso.idOuvidoriaRegistro
    ? null
    : ARQUIVOS_FICAM;
};
