import { faFileAlt } from '@fortawesome/free-solid-svg-icons/faFileAlt.js';
import { faPlus } from '@fortawesome/free-solid-svg-icons/faPlus.js';
import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { formatDiaDoMomento } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import { preencherModelo } from '../../domain/preencher-modelo.ts';
import { api, type Modelo, useTiposDeManifestacao } from '../resposta-queries.ts';
import { casoDeExemplo } from './variaveis.ts';
import '../resposta.css';

interface ListaDeModelosProps {
  readonly modelos: readonly Modelo[];
  readonly podeEditar: boolean;
  readonly onAbrir: (modelo: Modelo | 'novo') => void;
  readonly onRetirado: () => void;
}

interface RetirarProps {
  readonly modelo: Modelo;
  readonly onRetirado: () => void;
  readonly onFechar: () => void;
}

function Retirar({ modelo, onRetirado, onFechar }: RetirarProps) {
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const retirar = async () => {
    setEnviando(true);
    setErro(null);
    try {
      const params = { idModelo: modelo.idModelo };
      await api('DELETE /app-web/v1/tratamento/modelos/:idModelo', { params }, SILENT);
      onRetirado();
    } catch (error) {
      setErro(textoDoErro(error));
      setEnviando(false);
    }
  };
  return (
    <Modal
      open
      title="Excluir o modelo?"
      acceptLabel="Excluir"
      danger
      accepting={enviando}
      onAccept={() => void retirar()}
      onClose={onFechar}
    >
      {erro && (
        <Message type="danger" title="Não foi possível excluir.">
          {erro}
        </Message>
      )}
      <p>
        <strong>{modelo.nome}</strong> deixa de ser oferecido a todos do órgão. As respostas já dadas não
        mudam.
      </p>
    </Modal>
  );
}

function Ver({ modelo, onFechar }: { readonly modelo: Modelo; readonly onFechar: () => void }) {
  return (
    <Modal
      open
      title={modelo.nome}
      largura={640}
      acceptLabel="Fechar"
      hideCancel
      onAccept={onFechar}
      onClose={onFechar}
    >
      <p className="ui-muted">Com os dados de um exemplo.</p>
      <TextoDigitado texto={preencherModelo(modelo.texto, casoDeExemplo)} />
    </Modal>
  );
}

export function ListaDeModelos({ modelos, podeEditar, onAbrir, onRetirado }: ListaDeModelosProps) {
  const tipos = useTiposDeManifestacao();
  const [visto, setVisto] = useState<Modelo | null>(null);
  const [aRetirar, setARetirar] = useState<Modelo | null>(null);
  const criar = podeEditar && (
    <Button variant="primary" icon={faPlus} onClick={() => onAbrir('novo')}>
      Criar modelo
    </Button>
  );
  if (modelos.length === 0) {
    return (
      <EmptyState title="Ainda não há modelos" icon={faFileAlt} action={criar}>
        {podeEditar
          ? 'Escreva uma vez o que o órgão responde sempre, e a equipe parte daí.'
          : 'Quando um gestor do órgão criar modelos, eles aparecem aqui e no editor de respostas.'}
      </EmptyState>
    );
  }
  const nomeDoTipo = (id: number | null) =>
    id === null
      ? 'Todos'
      : (tipos.data?.find(({ idTipoManifestacao }) => idTipoManifestacao === id)?.descTipoManifestacao ??
        '…');
  const columns: readonly TableColumn<Modelo>[] = [
    { key: 'nome', header: 'Modelo', rowHeader: true, cell: ({ nome }) => nome },
    { key: 'tipo', header: 'Tipo', cell: ({ idTipoManifestacao }) => nomeDoTipo(idTipoManifestacao) },
    { key: 'em', header: 'Atualizado', cell: ({ atualizadoEm }) => formatDiaDoMomento(atualizadoEm) },
    {
      key: 'acoes',
      header: 'Ações',
      cell: (modelo) => (
        <span className="resposta-acoes">
          <Button size="small" aria-label={`Ver ${modelo.nome}`} onClick={() => setVisto(modelo)}>
            Ver
          </Button>
          {podeEditar && (
            <>
              <Button size="small" aria-label={`Mudar ${modelo.nome}`} onClick={() => onAbrir(modelo)}>
                Mudar
              </Button>
              <Button size="small" aria-label={`Excluir ${modelo.nome}`} onClick={() => setARetirar(modelo)}>
                Excluir
              </Button>
            </>
          )}
        </span>
      ),
    },
  ];
  return (
    <>
      <p>
        Textos de que a equipe parte ao responder. O que está entre chaves é trocado pelos dados de cada caso.
      </p>
      {criar && <div className="ui-actions">{criar}</div>}
      <Table
        caption="Modelos de resposta do órgão"
        columns={columns}
        rows={modelos}
        rowKey={({ idModelo }) => String(idModelo)}
      />
      {visto && <Ver modelo={visto} onFechar={() => setVisto(null)} />}
      {aRetirar && (
        <Retirar
          modelo={aRetirar}
          onFechar={() => setARetirar(null)}
          onRetirado={() => {
            setARetirar(null);
            onRetirado();
          }}
        />
      )}
    </>
  );
}
