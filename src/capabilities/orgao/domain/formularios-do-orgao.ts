import { isFormularioPermitido } from '#capabilities/tabela-apoio/domain/lugar.ts';
import { type IdEsfera, TipoFormulario } from '#kernel/enumeracoes.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { formularioDevido, formularioNaoCabe, semFormularios } from './orgao-errors.ts';

interface QuemOferece {
  readonly idEsfera: number;
  readonly temSic: boolean;
}

/** Why an office may not offer a form, in words; null if it may. */
export const porQueNaoOferece = (
  { idEsfera, temSic }: QuemOferece,
  idTipoFormulario: number,
): string | null => {
  if (!isFormularioPermitido(idEsfera as IdEsfera, idTipoFormulario)) {
    return 'Só órgãos federais recebem pedidos de simplificação (Decreto 9.094/2017).';
  }
  if (idTipoFormulario === TipoFormulario.acessoAInformacao && !temSic) {
    return 'O órgão não tem SIC. Marque antes, em Dados, que ele responde pedidos de acesso à informação.';
  }
  return null;
};

export const podeOferecer = (orgao: QuemOferece, formularios: readonly number[]): Verdict => {
  const frase = formularios.map((id) => porQueNaoOferece(orgao, id)).find((cada) => cada !== null);
  return frase === undefined ? allow : refuse(formularioNaoCabe(frase));
};

/** The law that forbids an office to stop receiving this form; null where it is optional. */
export const leiQueObriga = (idTipoFormulario: number): string | null => {
  if (idTipoFormulario === TipoFormulario.acessoAInformacao) return 'Lei 12.527/2011, art. 10';
  const isManifestacao =
    idTipoFormulario === TipoFormulario.padrao || idTipoFormulario === TipoFormulario.denuncia;
  return isManifestacao ? 'Lei 13.460/2017, art. 11' : null;
};

interface Retirada {
  readonly antes: readonly number[];
  readonly depois: readonly number[];
  /** The platform's administrador: only they may withdraw a form that the law requires. */
  readonly daPlataforma: boolean;
  readonly ativo: boolean;
  /** An office that judges appeals may have no form at all. */
  readonly julga: boolean;
}

export const podeRetirar = ({ antes, depois, daPlataforma, ativo, julga }: Retirada): Verdict => {
  const lei = antes
    .filter((id) => !depois.includes(id))
    .map(leiQueObriga)
    .find((cada) => cada !== null);
  if (lei !== undefined && !daPlataforma) {
    return refuse(
      formularioDevido(
        `A lei obriga o órgão a receber por este formulário (${lei}). Só quem administra a plataforma o retira.`,
      ),
    );
  }
  return ativo && !julga && antes.length > 0 && depois.length === 0 ? refuse(semFormularios()) : allow;
};
