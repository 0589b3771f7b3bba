import { nomeDaOpcao, type OpcaoDeApoio } from '#shell/lista/apoio.ts';
import type { Escolha } from '#shell/lista/escolhidos.tsx';
import { filtrosDados } from '../domain/filtro.ts';
import { filtros, type NomeDoFiltro, nomesDosFiltros } from '../domain/filtros.ts';
import type { Vista } from './vista.ts';

type Opcoes = Readonly<Partial<Record<NomeDoFiltro, readonly OpcaoDeApoio[]>>>;

const SIM_OU_NAO = { sim: 'sim', nao: 'não' } as const;

const valorDe = (vista: Vista, nome: NomeDoFiltro, opcoes: Opcoes): string => {
  const valor = vista[nome];
  if (Array.isArray(valor)) return valor.map((id) => nomeDaOpcao(opcoes[nome] ?? [], id)).join(', ');
  return filtros[nome].como === 'sim-nao' ? SIM_OU_NAO[valor as 'sim' | 'nao'] : String(valor);
};

/** Clears every filter; the period and the grouping stay. */
export const limpa: Partial<Vista> = {
  ...Object.fromEntries(nomesDosFiltros.map((nome) => [nome, undefined])),
  idOuvidoria: undefined,
};

/** Each active filter in words, with the change that removes it. */
export const escolhasDaVista = (
  vista: Vista,
  opcoes: Opcoes,
  orgao: string | undefined,
): readonly Escolha<Vista>[] => [
  ...(vista.idOuvidoria === undefined
    ? []
    : [{ texto: `Órgão: ${orgao ?? vista.idOuvidoria}`, sem: { idOuvidoria: undefined } }]),
  ...filtrosDados(vista).map((nome) => ({
    texto: `${filtros[nome].rotulo}: ${valorDe(vista, nome, opcoes)}`,
    sem: { [nome]: undefined },
  })),
];
