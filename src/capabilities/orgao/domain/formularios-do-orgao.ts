import { isFormularioPermitido } from '#capabilities/tabela-apoio/domain/lugar.ts';
import { type IdEsfera, TipoFormulario } from '#kernel/enumeracoes.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { formularioNaoCabe } from './orgao-errors.ts';

interface QuemOferece {
  readonly idEsfera: number;
  readonly temSic: boolean;
}

/** Why an office may not offer a form, in words; null where it may. */
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
