import { chaveDoDia, chaveDoLugar, type DadosDoFeriado, type DiaFechado } from './feriado.ts';
import {
  feriadoMudou,
  jaExiste,
  jaRemovido,
  nadaAMudar,
  naoRemovido,
  outroExpediente,
} from './feriado-errors.ts';
import { gerarDias } from './gerar-dias.ts';
import type { Alteracao, FeriadoGuardado, Plano } from './mudanca.ts';

/** The days of the calendar as they are now, for planning a change. */
export interface DiasDeAgora {
  /** Those on the same days and places, whoever made them, without removed ones. */
  readonly ativos: readonly FeriadoGuardado[];
}

/** Whether the day is there already; refused if it is there with other office hours. */
const ocupado = ({ ativos }: DiasDeAgora, dia: DiaFechado, menos: readonly number[] = []): boolean => {
  const ali = ativos.filter(
    (outro) => chaveDoLugar(outro) === chaveDoLugar(dia) && !menos.includes(outro.id),
  );
  if (ali.some(({ reduzido }) => reduzido === dia.reduzido)) return true;
  const [outro] = ali;
  if (outro) throw outroExpediente(outro);
  return false;
};

const anoDe = ({ data }: Pick<DiaFechado, 'data'>): number => Number(data.slice(0, 4));

export const conferirVersao = (feriado: FeriadoGuardado, versao: number): void => {
  if (feriado.versao !== versao) throw feriadoMudou();
};

export const planejarCadastro = (dados: DadosDoFeriado, agora: DiasDeAgora): Plano => {
  const dias = gerarDias(dados);
  const jaExistem = dias.filter((dia) => ocupado(agora, dia));
  const novos = dias.filter((dia) => !ocupado(agora, dia));
  if (novos.length === 0) throw jaExiste();
  const serie = dados.tipo === 'unico' ? null : 'nova';
  return {
    acao: 'Cadastro de feriado',
    alteracoes: novos.map((depois) => ({ antes: null, depois, serie })),
    jaExistem,
  };
};

const isIgual = ({ antes, depois }: Alteracao): boolean =>
  antes !== null &&
  depois !== null &&
  chaveDoDia(antes) === chaveDoDia(depois) &&
  antes.descricao === depois.descricao &&
  antes.tipo === depois.tipo &&
  antes.deslocamento === depois.deslocamento;

/** Changes only this day, which leaves its series. */
const editarUmDia = (feriado: FeriadoGuardado, dados: DadosDoFeriado, agora: DiasDeAgora): Alteracao[] => {
  const [depois = null] = gerarDias(dados);
  if (depois && ocupado(agora, depois, [feriado.id])) throw jaExiste();
  return [{ antes: feriado, depois, serie: null }];
};

/** Changes this year and the following ones as requested; earlier years stay as they were. */
const editarSerie = (
  feriado: FeriadoGuardado,
  serie: readonly FeriadoGuardado[],
  dados: DadosDoFeriado,
  agora: DiasDeAgora,
): { alteracoes: Alteracao[]; jaExistem: DiaFechado[] } => {
  const deAno = anoDe(feriado);
  const proprios = serie.map(({ id }) => id);
  const dias = gerarDias({ ...dados, deAno });
  const jaExistem = dias.filter((dia) => ocupado(agora, dia, proprios));
  const livres = new Map(
    dias.filter((dia) => !ocupado(agora, dia, proprios)).map((dia) => [anoDe(dia), dia]),
  );
  const antigos = new Map(serie.map((dia) => [anoDe(dia), dia]));
  const anos = [...new Set([...antigos.keys(), ...livres.keys()])].sort((a, b) => a - b);
  return {
    jaExistem,
    alteracoes: anos.map((ano) => ({
      antes: antigos.get(ano) ?? null,
      depois: livres.get(ano) ?? null,
      serie: feriado.id,
    })),
  };
};

export const planejarEdicao = (
  feriado: FeriadoGuardado,
  seguintes: readonly FeriadoGuardado[],
  dados: DadosDoFeriado,
  agora: DiasDeAgora,
): Plano => {
  if (feriado.removido) throw jaRemovido();
  const { alteracoes, jaExistem } =
    dados.tipo === 'unico'
      ? { alteracoes: editarUmDia(feriado, dados, agora), jaExistem: [] }
      : editarSerie(feriado, seguintes, dados, agora);
  const mudam = alteracoes.filter((alteracao) => !isIgual(alteracao));
  if (mudam.length === 0) throw nadaAMudar();
  return { acao: 'Alteração de feriado', alteracoes: mudam, jaExistem };
};

export const planejarRemocao = (dias: readonly FeriadoGuardado[]): Plano => {
  if (dias.some(({ removido }) => removido)) throw jaRemovido();
  return {
    acao: 'Remoção de feriado',
    alteracoes: dias.map((antes) => ({ antes, depois: null, serie: antes.idSerie })),
    jaExistem: [],
  };
};

export const planejarRestauracao = (feriado: FeriadoGuardado, agora: DiasDeAgora): Plano => {
  if (!feriado.removido) throw naoRemovido();
  if (ocupado(agora, feriado)) throw jaExiste();
  return {
    acao: 'Restauração de feriado',
    alteracoes: [{ antes: feriado, depois: feriado, serie: feriado.idSerie }],
    jaExistem: [],
  };
};
