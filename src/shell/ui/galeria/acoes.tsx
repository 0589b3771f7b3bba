import { faDownload } from '@fortawesome/free-solid-svg-icons/faDownload.js';
import { faEdit } from '@fortawesome/free-solid-svg-icons/faEdit.js';
import { faEllipsisV } from '@fortawesome/free-solid-svg-icons/faEllipsisV.js';
import { faPaperPlane } from '@fortawesome/free-solid-svg-icons/faPaperPlane.js';
import { faTrash } from '@fortawesome/free-solid-svg-icons/faTrash.js';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Input } from '../campos/input.tsx';
import { CopyButton } from '../copy-button.tsx';
import { ComContador } from '../estado/com-contador.tsx';
import { LoadingBar } from '../estado/loading-bar.tsx';
import { Icon } from '../icon.tsx';
import { Dropdown, type DropdownItem } from '../janela/dropdown.tsx';
import { Modal } from '../janela/modal.tsx';
import { Scrim } from '../janela/scrim.tsx';
import { Tooltip } from '../janela/tooltip.tsx';
import { ExternalLinkButton, LinkButton } from '../link-button.tsx';
import { ShareButton } from '../share-button.tsx';
import { Linha, Secao } from './secao.tsx';

const nada = () => undefined;
const itens: readonly DropdownItem[] = [
  { id: 'editar', label: 'Editar', icon: faEdit, onSelect: nada },
  { id: 'ver', label: 'Ver manifestação', to: '/manifestacao/detalhar/1' },
  { id: 'baixar', label: 'Baixar recibo', href: '/recibo.pdf', icon: faDownload },
  { id: 'fim', separator: true },
  { id: 'inativar', label: 'Inativar', icon: faTrash, danger: true, onSelect: nada },
  { id: 'prorrogar', label: 'Prorrogar', disabled: true, onSelect: nada },
];

function Veu() {
  const [aberto, setAberto] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAberto(true)}>
        Mostrar o véu
      </Button>
      <Scrim active={aberto} className="ui-modal-layer" onPress={() => setAberto(false)}>
        <Button variant="primary" onClick={() => setAberto(false)}>
          Tirar o véu
        </Button>
      </Scrim>
    </>
  );
}

function Dialogos() {
  const [aberto, setAberto] = useState<'nenhum' | 'simples' | 'largo' | 'perigo'>('nenhum');
  const fechar = () => setAberto('nenhum');
  return (
    <>
      <Button variant="secondary" onClick={() => setAberto('simples')}>
        Abrir diálogo
      </Button>
      <Button variant="secondary" onClick={() => setAberto('largo')}>
        Diálogo de 800 px
      </Button>
      <Button variant="secondary" onClick={() => setAberto('perigo')}>
        Diálogo de perigo
      </Button>
      <Modal
        open={aberto === 'simples'}
        title="Selecione seu perfil de trabalho"
        onClose={fechar}
        onAccept={fechar}
      >
        <Input label="Perfil" help="Escolha com qual perfil deseja trabalhar." />
      </Modal>
      <Modal
        open={aberto === 'largo'}
        title="Escolha uma conta"
        largura={800}
        showClose={false}
        onClose={fechar}
        onAccept={fechar}
      >
        <p>Existe mais de uma conta associada ao seu cpf, escolha um usuário para continuar</p>
      </Modal>
      <Modal
        open={aberto === 'perigo'}
        title="Arquivar a manifestação?"
        danger
        acceptLabel="Arquivar"
        onClose={fechar}
        onAccept={fechar}
      >
        <p>O cidadão será avisado do arquivamento e do motivo.</p>
      </Modal>
    </>
  );
}

export function Acoes() {
  const [barra, setBarra] = useState(false);
  return (
    <Secao titulo="Ações">
      <h3>Botões</h3>
      <Linha>
        <Button variant="primary">Primário</Button>
        <Button variant="secondary">Secundário</Button>
        <Button>Terciário</Button>
        <Button variant="primary" icon={faPaperPlane}>
          Com ícone
        </Button>
        <Button icon={faEdit} aria-label="Editar" />
      </Linha>
      <Linha>
        <Button variant="primary" disabled>
          Desativado
        </Button>
        <Button variant="primary" loading>
          Enviando
        </Button>
        <Button variant="secondary" loading>
          Enviando
        </Button>
        <Button variant="primary" tone="danger">
          Perigo
        </Button>
        <Button variant="primary" tone="success">
          Sucesso
        </Button>
        <Button variant="primary" tone="warning">
          Aviso
        </Button>
      </Linha>
      <Linha>
        <Button variant="primary" size="small">
          Pequeno
        </Button>
        <Button variant="primary">Médio</Button>
        <Button variant="primary" size="large">
          Grande
        </Button>
        <LinkButton to="/" variant="secondary">
          Ir para o início
        </LinkButton>
        <ExternalLinkButton href="https://www.gov.br" newWindow>
          Portal gov.br
        </ExternalLinkButton>
      </Linha>
      <Button variant="primary" block>
        Largura inteira
      </Button>
      <h3>Menu, dica, cópia e diálogo</h3>
      <Linha>
        <Dropdown label="Mais ações" items={itens} variant="secondary" />
        <Dropdown
          label="Menu em grupos"
          variant="secondary"
          items={[
            { id: 'tratar', heading: 'Tratar', items: itens.slice(0, 1) },
            { id: 'outros', heading: 'Outros', items: itens.slice(1) },
          ]}
        />
        <Dropdown label="Ações da linha" hiddenLabel icon={faEllipsisV} items={itens} />
        <Tooltip text="Controladoria-Geral da União">
          <Button>CGU</Button>
        </Tooltip>
        <CopyButton text="00106.000001/2026-11" what="protocolo" />
        <CopyButton text="00106.000001/2026-11" what="protocolo" showLabel />
        <ShareButton text="00106.000001/2026-11" what="protocolo" />
        <ComContador numero={3}>
          <Button icon={faPaperPlane} aria-label="Enviadas: 3 novas" />
        </ComContador>
        <Dialogos />
        <Veu />
        <Button variant="secondary" onClick={() => setBarra(!barra)}>
          {barra ? 'Parar' : 'Mostrar'} barra de carregamento
        </Button>
      </Linha>
      <h3>Ícones</h3>
      <Linha>
        {(['sm', 'base', 'lg', '2x', '3x', '4x'] as const).map((size) => (
          <Icon key={size} icon={faPaperPlane} size={size} />
        ))}
      </Linha>
      <LoadingBar active={barra} cancellable onCancel={() => setBarra(false)} />
    </Secao>
  );
}
