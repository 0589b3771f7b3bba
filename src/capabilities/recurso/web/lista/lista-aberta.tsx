import { faCheckCircle } from '@fortawesome/free-solid-svg-icons/faCheckCircle.js';
import { useRef, useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { FolhaDeAtalhos } from '#shell/atalhos/folha-de-atalhos.tsx';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { NadaEncontrado } from '#shell/lista/nada-encontrado.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import type { LinhaDaLista } from '../../contract.ts';
import { api } from '../recurso-queries.ts';
import { BarraDosRecursos } from './barra-dos-recursos.tsx';
import { colunasDosRecursos } from './lista-colunas.tsx';
import { filasNaTela } from './lista-filas.ts';
import { type ListaDeRecursos, useRenovarLista } from './lista-queries.ts';
import { useAtalhosDosRecursos } from './use-atalhos-dos-recursos.ts';

interface ListaAbertaProps {
  readonly lista: ListaDeRecursos;
  /** False for people who only look on. */
  readonly podeTratar: boolean;
}

function Vazia({ lista }: Pick<ListaAbertaProps, 'lista'>) {
  const { filtro, filtrada, limpar } = lista;
  if (filtrada) return <NadaEncontrado onLimpar={limpar} />;
  const { vazia, ajuda } = filasNaTela[filtro.fila];
  return (
    <EmptyState title={vazia} icon={faCheckCircle}>
      {ajuda}
    </EmptyState>
  );
}

/** Takes an appeal over directly from its row, for people working down the list. */
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

/** One queue: its rows, with keyboard navigation and paging. */
export function ListaAberta({ lista, podeTratar }: ListaAbertaProps) {
  const { filtro, filtrar, foco } = lista;
  const campo = useRef<HTMLInputElement>(null);
  const { feito, erro, assumir } = useAssumir();
  const folha = useAtalhosDosRecursos({
    foco,
    campo,
    onAssumir: podeTratar ? (linha) => void assumir(linha) : undefined,
    onFila: (fila) => filtrar({ fila }),
    onProxima: lista.proxima,
    onAnterior: lista.anterior,
  });
  return (
    <>
      <BarraDosRecursos
        filtro={filtro}
        campoRef={campo}
        podeTratar={podeTratar}
        onFiltrar={filtrar}
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
        lista={lista}
        oQue="os recursos"
        titulo={`Recursos: ${filasNaTela[filtro.fila].rotulo}`}
        colunas={colunasDosRecursos}
        total={lista.filtrada ? undefined : lista.dados?.contagens[filtro.fila]}
        vazia={<Vazia lista={lista} />}
      />
      <FolhaDeAtalhos {...folha} />
    </>
  );
}
