import { faPlus } from '@fortawesome/free-solid-svg-icons/faPlus.js';
import { faTimes } from '@fortawesome/free-solid-svg-icons/faTimes.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import type { AtoDeMarcar } from '../../domain/marcas.ts';
import type { CodigoDoMotivo } from '../../domain/motivos.ts';
import { AplicarDialogo } from '../aplicar/aplicar-dialogo.tsx';
import { Relatorio } from '../aplicar/relatorio.tsx';
import type { Resultado } from '../aplicar/resultado.ts';
import { useAplicar } from '../aplicar/use-aplicar.ts';
import { type Documento, isNaoGuardado, type LugarNoDocumento, type PaginaLida } from '../documento.ts';
import { novasMarcas } from './acoes.ts';
import { MesaDeTrabalho } from './mesa-de-trabalho.tsx';
import type { useMesa } from './use-mesa.ts';

type Mesa = ReturnType<typeof useMesa>;

const comMarcas = (documentos: readonly Documento[]): readonly Documento[] =>
  documentos.filter(({ historico, leitor }) => leitor && historico.presente.marcas.length > 0);

/** A closed document took the focus with it, so it moves to what is there now. */
const focarNoQueFicou = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.tj-nome, #tj-do-disco')?.focus());
};

function Fechar({ documento, mesa }: { readonly documento: Documento; readonly mesa: Mesa }) {
  const [perguntando, setPerguntando] = useState(false);
  const fechar = () => {
    setPerguntando(false);
    mesa.tirar(documento.id);
    focarNoQueFicou();
  };
  return (
    <>
      <Button
        size="small"
        icon={faTimes}
        onClick={() => (isNaoGuardado(documento) ? setPerguntando(true) : fechar())}
      >
        Fechar
      </Button>
      <Modal
        open={perguntando}
        title={`Fechar “${documento.nome}”?`}
        acceptLabel="Fechar e perder as marcas"
        cancelLabel="Continuar aqui"
        danger
        onAccept={fechar}
        onClose={() => setPerguntando(false)}
      >
        <p>As marcas deste documento ainda não foram aplicadas e só existem nesta página.</p>
      </Modal>
    </>
  );
}

interface NaMesaProps {
  readonly mesa: Mesa;
  readonly ativo: Documento;
  readonly onAbrirMais: () => void;
}

/** The open documents, each in its tab, and the results of applying their marks. */
export function NaMesa({ mesa, ativo, onAbrirMais }: NaMesaProps) {
  const { documentos, dispatch } = mesa;
  const [motivo, setMotivo] = useState<CodigoDoMotivo>('dados_pessoais');
  const [lugar, setLugar] = useState<{ readonly id: string; readonly onde: LugarNoDocumento } | null>(null);
  const [aAplicar, setAAplicar] = useState<readonly string[] | null>(null);
  const onFeito = useCallback(
    (id: string, resultado: Resultado) => dispatch({ tipo: 'aplicado', id, resultado }),
    [dispatch],
  );
  const { emAndamento, comecar, cancelar } = useAplicar(onFeito);
  const pedidos = documentos.filter(({ id }) => aAplicar?.includes(id));
  const aplicar = async (guardarLista: boolean, rasterizar?: readonly number[], quais = pedidos) => {
    await comecar({ documentos: quais, guardarLista, rasterizar });
    setAAplicar(null);
  };
  const { id: idAtivo } = ativo;
  const agir = useCallback(
    (ato: AtoDeMarcar) => dispatch({ tipo: 'marcar', id: idAtivo, ato }),
    [dispatch, idAtivo],
  );
  const onLida = useCallback(
    (pagina: number, lida: PaginaLida) =>
      dispatch({ tipo: 'lidas', id: idAtivo, lidas: new Map([[pagina, lida]]) }),
    [dispatch, idAtivo],
  );
  // The workspace fills the window, so the banner is scrolled away.
  const topo = useRef<HTMLDivElement>(null);
  const isAberto = ativo.leitor !== null;
  useEffect(() => {
    if (isAberto) topo.current?.scrollIntoView?.({ block: 'start' });
  }, [isAberto]);
  const marcados = comMarcas(documentos);
  const conteudo = ativo.resultado ? (
    <Relatorio
      documento={ativo}
      resultado={ativo.resultado}
      ocupado={emAndamento !== null}
      onVoltar={() => {
        setLugar(null);
        dispatch({ tipo: 'voltar', id: ativo.id });
      }}
      onIr={(onde) => {
        setLugar({ id: ativo.id, onde });
        dispatch({ tipo: 'voltar', id: ativo.id });
      }}
      onMarcar={(textos) =>
        agir({
          ato: 'marcar',
          marcas: textos.flatMap(({ retangulos, texto, pagina }) =>
            novasMarcas(retangulos, {
              motivo,
              origem: 'busca',
              rotulo: texto === '' ? `Texto da página ${pagina + 1}` : texto,
            }),
          ),
        })
      }
      onAplicarDeNovo={() => setAAplicar([ativo.id])}
      onRasterizar={(paginas) => {
        setAAplicar([ativo.id]);
        void aplicar(true, paginas, [ativo]);
      }}
    />
  ) : (
    <MesaDeTrabalho
      key={ativo.id}
      documento={ativo}
      lugar={lugar?.id === ativo.id ? lugar.onde : null}
      motivo={motivo}
      onMotivo={setMotivo}
      agir={agir}
      onLida={onLida}
      outros={marcados.filter(({ id }) => id !== ativo.id).length}
      onAplicar={(quais) => setAAplicar(quais === 'este' ? [ativo.id] : marcados.map(({ id }) => id))}
      onFechar={() => {
        mesa.tirar(ativo.id);
        focarNoQueFicou();
      }}
    />
  );
  return (
    <div className="tj-documentos-abertos" data-varios={documentos.length > 1}>
      <div className="tj-cabeca" ref={topo}>
        <h2 className="tj-nome" tabIndex={-1}>
          {ativo.nome}
        </h2>
        <Button size="small" icon={faPlus} onClick={onAbrirMais}>
          Abrir outro
        </Button>
        <Fechar key={ativo.id} documento={ativo} mesa={mesa} />
      </div>
      {documentos.length > 1 ? (
        <Tabs
          label="Documentos abertos"
          active={ativo.id}
          onChange={(id) => dispatch({ tipo: 'escolher', id })}
          tabs={documentos.map(({ id, nome }) => ({ id, label: nome }))}
        >
          {conteudo}
        </Tabs>
      ) : (
        conteudo
      )}
      {aAplicar && (
        <AplicarDialogo
          documentos={pedidos}
          emAndamento={emAndamento}
          onAplicar={(guardarLista) => void aplicar(guardarLista)}
          onCancelar={cancelar}
          onFechar={() => setAAplicar(null)}
        />
      )}
    </div>
  );
}
