import { faCheckCircle } from '@fortawesome/free-solid-svg-icons/faCheckCircle.js';
import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { useRef, useState } from 'react';
import { FolhaDeAtalhos } from '#web/atalhos/folha-de-atalhos.tsx';
import { useFocoNaLista } from '#web/lista/foco-na-lista.ts';
import { ListaPaginada } from '#web/lista/lista-paginada.tsx';
import type { usePaginas } from '#web/lista/paginas.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { textoDoErro } from '#web/ui/form/use-envio.ts';
import { Message } from '#web/ui/message.tsx';
import { Table } from '#web/ui/table.tsx';
import type { LinhaDaLista } from '../contract.ts';
import { useAtalhosDosRecursos } from './lista-atalhos.ts';
import { BarraDosRecursos } from './lista-barra.tsx';
import { colunasDosRecursos, idDaLinhaDoRecurso } from './lista-colunas.tsx';
import { filasNaTela } from './lista-filas.ts';
import { type FiltroDeRecursos, quantosFiltrosDeRecursos, semFiltroDeRecursos } from './lista-filtro.ts';
import {
  type TamanhoDaLista,
  tamanhosDaLista,
  type useListaDeRecursos,
  useRenovarLista,
} from './lista-queries.ts';
import { api, SILENT } from './recurso-queries.ts';

interface ListaAbertaProps {
  readonly filtro: FiltroDeRecursos;
  readonly lista: ReturnType<typeof useListaDeRecursos>;
  readonly paginas: ReturnType<typeof usePaginas>;
  readonly tamanho: TamanhoDaLista;
  readonly onTamanho: (tamanho: TamanhoDaLista) => void;
  /** Others look on. */
  readonly podeTratar: boolean;
  readonly onFiltrar: (mudanca: Partial<FiltroDeRecursos>) => void;
}

const NENHUMA: readonly LinhaDaLista[] = [];

function Vazia({ filtro, onFiltrar }: Pick<ListaAbertaProps, 'filtro' | 'onFiltrar'>) {
  if (quantosFiltrosDeRecursos(filtro) > 0) {
    return (
      <EmptyState
        title="Nada encontrado com estes filtros"
        icon={faSearch}
        action={
          <Button variant="secondary" onClick={() => onFiltrar(semFiltroDeRecursos)}>
            Limpar filtros
          </Button>
        }
      >
        Tente outras palavras ou menos filtros.
      </EmptyState>
    );
  }
  const { vazia, ajuda } = filasNaTela[filtro.fila];
  return (
    <EmptyState title={vazia} icon={faCheckCircle}>
      {ajuda}
    </EmptyState>
  );
}

/** Takes an appeal straight from its row, for who works down the list. */
const useAssumir = () => {
  const renovar = useRenovarLista();
  const [feito, setFeito] = useState('');
  const [erro, setErro] = useState<string | null>(null);
  const assumir = async ({ idRecurso, versao, numeroProtocolo }: LinhaDaLista) => {
    setFeito('');
    setErro(null);
    try {
      await api(
        'POST /app-web/v1/recursos/:idRecurso/assumir',
        { params: { idRecurso }, body: { versao } },
        SILENT,
      );
      setFeito(`Agora com você: ${numeroProtocolo}.`);
    } catch (error) {
      setErro(`${numeroProtocolo}: ${textoDoErro(error)}`);
    }
    await renovar();
  };
  return { feito, erro, assumir };
};

/** One queue: its rows, from row to row by the keyboard, page by page. */
export function ListaAberta(props: ListaAbertaProps) {
  const { filtro, lista, paginas, tamanho, onTamanho, podeTratar, onFiltrar } = props;
  const linhas = lista.data?.linhas ?? NENHUMA;
  const campo = useRef<HTMLInputElement>(null);
  const foco = useFocoNaLista({
    linhas,
    idDaLinha: idDaLinhaDoRecurso,
    carga: String(lista.dataUpdatedAt),
  });
  const { feito, erro, assumir } = useAssumir();
  const proximo = lista.isPlaceholderData ? null : (lista.data?.proximo ?? null);
  const ir = (passo: () => void) => () => {
    foco.esperarPagina();
    passo();
  };
  const onProxima = proximo === null ? undefined : ir(() => paginas.proxima(proximo));
  const onAnterior = paginas.numero > 1 ? ir(paginas.anterior) : undefined;
  const folha = useAtalhosDosRecursos({
    foco,
    campo,
    onAssumir: podeTratar ? (linha) => void assumir(linha) : undefined,
    onFila: (fila) => onFiltrar({ fila }),
    onProxima,
    onAnterior,
  });
  return (
    <>
      <BarraDosRecursos
        filtro={filtro}
        campoRef={campo}
        podeTratar={podeTratar}
        onFiltrar={onFiltrar}
        onAtalhos={() => folha.setAberta(true)}
      />
      <div className="trabalho-resumo">
        <p role="status">{feito}</p>
      </div>
      {erro && (
        <Message type="danger" title="Não foi possível assumir.">
          {erro}
        </Message>
      )}
      <ListaPaginada
        oQue="os recursos"
        consulta={lista}
        naTela={linhas.length}
        proximo={lista.data?.proximo}
        paginas={paginas}
        tamanhos={tamanhosDaLista}
        porPagina={tamanho}
        onPorPagina={onTamanho}
        total={quantosFiltrosDeRecursos(filtro) > 0 ? undefined : lista.data?.contagens[filtro.fila]}
        vazia={<Vazia filtro={filtro} onFiltrar={onFiltrar} />}
        onFocus={foco.onFocus}
        onVirar={foco.esperarPagina}
      >
        <Table
          caption={`Recursos: ${filasNaTela[filtro.fila].rotulo}`}
          hiddenCaption
          columns={colunasDosRecursos}
          rows={linhas}
          rowKey={({ idRecurso }) => String(idRecurso)}
          dense
        />
      </ListaPaginada>
      <FolhaDeAtalhos {...folha} />
    </>
  );
}
