import { nomeDaOpcao } from '#shell/lista/apoio.ts';
import { useOrgao, useSituacoes } from '#shell/lista/apoio-queries.ts';
import { type Escolha, Escolhidos } from '#shell/lista/escolhidos.tsx';
import { textoDoPeriodo } from '#shell/lista/periodo.tsx';
import type { Filtro } from './filtro-do-endereco.ts';
import { nomesDosPrazos } from './filtros.tsx';
import { useTipos } from './lista-queries.ts';

const maiuscula = (texto: string): string => texto.charAt(0).toLocaleUpperCase('pt-BR') + texto.slice(1);

const useEscolhas = (filtro: Filtro): readonly Escolha<Filtro>[] => {
  const tipos = useTipos();
  const situacoes = useSituacoes();
  const orgao = useOrgao(filtro.idOuvidoria).data;
  return [
    ...(filtro.busca ? [{ texto: `“${filtro.busca}”`, sem: { busca: '' } }] : []),
    ...filtro.tipos.map((id) => ({
      texto: nomeDaOpcao(tipos, id),
      sem: { tipos: filtro.tipos.filter((outro) => outro !== id) },
    })),
    ...filtro.situacoes.map((id) => ({
      texto: nomeDaOpcao(situacoes, id),
      sem: { situacoes: filtro.situacoes.filter((outra) => outra !== id) },
    })),
    ...(filtro.idOuvidoria === null
      ? []
      : [{ texto: `Órgão: ${orgao?.sigla ?? `nº ${filtro.idOuvidoria}`}`, sem: { idOuvidoria: null } }]),
    ...(filtro.de || filtro.ate
      ? [{ texto: maiuscula(textoDoPeriodo(filtro)), sem: { de: '', ate: '' } }]
      : []),
    ...(filtro.prazo ? [{ texto: nomesDosPrazos[filtro.prazo], sem: { prazo: '' as const } }] : []),
  ];
};

interface FiltrosEscolhidosProps {
  readonly filtro: Filtro;
  readonly onFiltrar: (mudanca: Partial<Filtro>) => void;
  readonly onLimpar: () => void;
}

export function FiltrosEscolhidos({ filtro, onFiltrar, onLimpar }: FiltrosEscolhidosProps) {
  return <Escolhidos escolhas={useEscolhas(filtro)} onFiltrar={onFiltrar} onLimpar={onLimpar} />;
}
