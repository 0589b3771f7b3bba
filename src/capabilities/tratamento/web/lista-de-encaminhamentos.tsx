import { useState } from 'react';
import { useFocoNaLista } from '#web/lista/foco-na-lista.ts';
import { ListaPaginada } from '#web/lista/lista-paginada.tsx';
import { usePaginas } from '#web/lista/paginas.tsx';
import { useFiltroDoEndereco } from '#web/lista/use-filtro-do-endereco.ts';
import { useSelecao } from '#web/lista/use-selecao.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BarraDeLote } from './barra-de-lote.tsx';
import { BarraDosEncaminhamentos } from './barra-dos-encaminhamentos.tsx';
import {
  type ColunaDeEncaminhamento,
  colunasDosEncaminhamentos,
  idDaLinha,
  nomesDasColunas,
} from './colunas-dos-encaminhamentos.tsx';
import { ContagemDosEncaminhados } from './contagem-dos-encaminhados.tsx';
import { EscolherColunas } from './escolher-colunas.tsx';
import {
  formaDosEncaminhados,
  quantosFiltrosDosEncaminhados,
  semFiltroDosEncaminhados,
} from './filtro-de-encaminhamentos.ts';
import { type Preferencias, tamanhosDePagina } from './preferencias.ts';
import { chaveDa, TabelaDeEncaminhamentos } from './tabela-de-encaminhamentos.tsx';
import { type Encaminhamento, useEncaminhamentos, useRenovar } from './trabalho-queries.ts';
import { useAtoNaLista } from './use-ato-na-lista.tsx';

function Nenhum({ filtrada, onLimpar }: { readonly filtrada: boolean; readonly onLimpar: () => void }) {
  if (filtrada)
    return (
      <EmptyState
        title="Nada com esses filtros"
        action={
          <Button variant="primary" onClick={onLimpar}>
            Limpar filtros
          </Button>
        }
      >
        Nenhum encaminhamento combina com o que você escolheu.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Nada encaminhado ainda"
      action={
        <LinkButton to="/manifestacao/tratar" variant="primary">
          Ir à lista de trabalho
        </LinkButton>
      }
    >
      O que o órgão encaminhar a outro aparece aqui, com a situação em que está.
    </EmptyState>
  );
}

/** The cases an act is done on: one that was sent on twice stands in two rows, and is one. */
const casosDas = (linhas: readonly Encaminhamento[]) => {
  const casos = linhas.flatMap(({ aoAlcance, ...linha }) => (aoAlcance ? [{ ...linha, ...aoAlcance }] : []));
  return [...new Map(casos.map((caso) => [caso.idManifestacao, caso])).values()];
};

interface ListaDeEncaminhamentosProps {
  readonly comOrgaos: boolean;
  readonly podeTratar: boolean;
  readonly preferencias: Preferencias<ColunaDeEncaminhamento>;
  readonly onPreferir: (mudanca: Partial<Preferencias<ColunaDeEncaminhamento>>) => void;
}

const NENHUM: readonly Encaminhamento[] = [];

export function ListaDeEncaminhamentos(props: ListaDeEncaminhamentosProps) {
  const { comOrgaos, podeTratar, preferencias, onPreferir } = props;
  const { filtro: doEndereco, filtrar } = useFiltroDoEndereco(formaDosEncaminhados);
  const filtro = comOrgaos ? doEndereco : { ...doEndereco, idOuvidoria: null };
  const paginas = usePaginas();
  const pagina = useEncaminhamentos({ filtro, porPagina: preferencias.porPagina, cursor: paginas.cursor });
  const linhas = pagina.data?.itens ?? NENHUM;
  const renovar = useRenovar();
  const selecao = useSelecao(linhas, chaveDa);
  const casos = casosDas(selecao.escolhidas);
  const foco = useFocoNaLista({ linhas, idDaLinha, carga: String(pagina.dataUpdatedAt) });
  const ato = useAtoNaLista(() => {
    selecao.limpar();
    renovar.tudo();
  });
  const [comColunas, setComColunas] = useState(false);
  return (
    <>
      <BarraDosEncaminhamentos
        filtro={filtro}
        comOrgaos={comOrgaos}
        onFiltrar={filtrar}
        onColunas={() => setComColunas(true)}
      />
      <ContagemDosEncaminhados contagens={pagina.data?.porSituacao} filtro={filtro} onFiltrar={filtrar} />
      <div className="trabalho-resumo">
        <p role="status">{ato.feito}</p>
      </div>
      <ListaPaginada
        oQue="os encaminhamentos"
        consulta={pagina}
        naTela={linhas.length}
        proximo={pagina.data?.proximoCursor}
        paginas={paginas}
        tamanhos={tamanhosDePagina}
        porPagina={preferencias.porPagina}
        onPorPagina={(porPagina) => onPreferir({ porPagina })}
        vazia={
          <Nenhum
            filtrada={quantosFiltrosDosEncaminhados(filtro) > 0}
            onLimpar={() => filtrar(semFiltroDosEncaminhados)}
          />
        }
        onFocus={foco.onFocus}
        onVirar={foco.esperarPagina}
      >
        <TabelaDeEncaminhamentos
          linhas={linhas}
          colunas={preferencias.colunas}
          comOrgaos={comOrgaos}
          ordem={filtro}
          selecao={podeTratar ? selecao : undefined}
          onFiltrar={filtrar}
        />
      </ListaPaginada>
      {podeTratar && (
        <BarraDeLote casos={casos} onAto={(nome) => ato.comecar(nome, casos)} onLimpar={selecao.limpar} />
      )}
      {ato.janela}
      {comColunas && (
        <EscolherColunas
          opcoes={colunasDosEncaminhamentos}
          nomes={nomesDasColunas}
          escolhidas={preferencias.colunas}
          onEscolher={(colunas) => onPreferir({ colunas })}
          onFechar={() => setComColunas(false)}
        />
      )}
    </>
  );
}
