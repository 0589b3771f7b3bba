import { useLocation, useNavigate } from 'react-router';
import { BarraDeBusca } from '#shell/lista/barra-de-busca.tsx';
import { type Escolha, Escolhidos } from '#shell/lista/escolhidos.tsx';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { Arvore } from './arvore.tsx';
import { type FiltroDoDiretorio, formaDoDiretorio, semBusca } from './filtro-do-diretorio.ts';
import { UnidadeAberta } from './unidade-aberta.tsx';
import { UnidadesAchadas } from './unidades-achadas.tsx';

export interface DiretorioProps {
  readonly filtro: FiltroDoDiretorio;
  readonly onFiltrar: (mudanca: Partial<FiltroDoDiretorio>) => void;
}

const TODAS = 'todas';
const SITUACOES = [
  { value: TODAS, label: 'Todas' },
  { value: 'ativas', label: 'Só as ativas' },
  { value: 'inativas', label: 'Só as inativas' },
] as const;

const nomeDaSituacao = (situacao: string): string =>
  SITUACOES.find(({ value }) => value === situacao)?.label ?? '';

/**
 * Keeps the history state, which holds the page of results: opening a unit does not go back to the
 * first page.
 */
const useAbrirUnidade = (filtro: FiltroDoDiretorio) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (unidade: number | null) => {
    const search = new URLSearchParams(formaDoDiretorio.escrever({ ...filtro, unidade })).toString();
    void navigate({ search }, { state, preventScrollReset: true });
  };
};

/** The tree or the search results; the open unit is beside them, and on a phone replaces them. */
export function Diretorio({ filtro, onFiltrar }: DiretorioProps) {
  const { busca, situacao, unidade } = filtro;
  const abrir = useAbrirUnidade(filtro);
  const escolhas: readonly Escolha<FiltroDoDiretorio>[] = [
    ...(busca ? [{ texto: `“${busca}”`, sem: { busca: '' } }] : []),
    ...(situacao ? [{ texto: nomeDaSituacao(situacao), sem: { situacao: '' as const } }] : []),
  ];
  return (
    <>
      <BarraDeBusca
        busca={busca}
        ajuda="Nome, sigla ou código da unidade."
        exemplo="Nome, sigla ou código"
        onProcurar={(nova) => onFiltrar({ busca: nova, unidade: null })}
        quantosFiltros={situacao ? 1 : 0}
        ferramentas={null}
        filtros={
          <RadioGroup
            label="Situação"
            name="situacao"
            inline
            options={SITUACOES}
            value={situacao || TODAS}
            onChange={({ target }) =>
              onFiltrar({
                situacao: target.value === TODAS ? '' : (target.value as FiltroDoDiretorio['situacao']),
              })
            }
          />
        }
        escolhidos={
          <Escolhidos escolhas={escolhas} onFiltrar={onFiltrar} onLimpar={() => onFiltrar(semBusca)} />
        }
      />
      <div className="siorg-partes" data-aberta={unidade !== null}>
        <div className="siorg-lista">
          {escolhas.length > 0 ? (
            <UnidadesAchadas endereco={{ filtro, filtrar: onFiltrar }} onAbrir={abrir} />
          ) : (
            <Arvore aberta={unidade} onAbrir={abrir} />
          )}
        </div>
        {unidade !== null && (
          <UnidadeAberta key={unidade} codigo={unidade} onAbrir={abrir} onFechar={() => abrir(null)} />
        )}
      </div>
    </>
  );
}
