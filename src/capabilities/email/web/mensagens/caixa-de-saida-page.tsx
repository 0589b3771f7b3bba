import { faEnvelopeOpen } from '@fortawesome/free-solid-svg-icons/faEnvelopeOpen.js';
import { faSyncAlt } from '@fortawesome/free-solid-svg-icons/faSyncAlt.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { once } from '#kernel/once.ts';
import { createReader } from '#shell/api/client.ts';
import { ApiError, OfflineError } from '#shell/api/errors.ts';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import type { emailContract, emailDaCaixa } from '../../contract.ts';
import { QuadroSemScripts } from './quadro-sem-scripts.tsx';

type EmailDaCaixa = z.output<typeof emailDaCaixa>;

const api = createReader<typeof emailContract>();

const quando = once(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      weekday: 'short',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'America/Sao_Paulo',
    }),
);

const enviadoEm = (email: EmailDaCaixa): string => quando().format(new Date(email.enviadoEm));

/** Links of the mail open in a new tab; everything else stays inside the frame. */
const linksBeside = (html: string): string => {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(html)
    ? html.replace(/<head[^>]*>/i, (head) => `${head}${base}`)
    : `${base}${html}`;
};

/** Long addresses and subjects must not push a phone's page sideways. */
const QUEBRA = { overflowWrap: 'anywhere' } as const;
const ASSUNTO = {
  ...QUEBRA,
  textAlign: 'left',
  textDecoration: 'underline',
  borderRadius: 4,
  padding: 4,
} as const;

function Leitura({ email, onClose }: { readonly email: EmailDaCaixa; readonly onClose: () => void }) {
  const html = (
    <QuadroSemScripts
      title={`Mensagem: ${email.assunto}`}
      abreLinks
      html={linksBeside(email.html)}
      style={{
        width: '100%',
        height: 'min(60vh, 32rem)',
        border: '1px solid currentcolor',
        background: '#fff',
      }}
    />
  );
  return (
    <Modal
      open
      title={email.assunto}
      largura={800}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Fechar
        </Button>
      }
    >
      <p>
        Para <strong>{email.para}</strong>, {enviadoEm(email)}
      </p>
      <Tabs
        label="Formato da mensagem"
        tabs={[
          { id: 'html', label: 'Como chega', content: html },
          {
            id: 'texto',
            label: 'Só texto',
            content: <p style={{ whiteSpace: 'pre-wrap' }}>{email.texto}</p>,
          },
        ]}
      />
    </Modal>
  );
}

function Lista({ emails }: { readonly emails: readonly EmailDaCaixa[] }) {
  const [aberto, setAberto] = useState<EmailDaCaixa | null>(null);
  const rows = emails.map((email, index) => ({ email, chave: `${index} ${email.enviadoEm}` }));
  const columns: readonly TableColumn<(typeof rows)[number]>[] = [
    {
      key: 'assunto',
      header: 'Assunto',
      rowHeader: true,
      cell: ({ email }) => (
        <Button icon={faEnvelopeOpen} size="small" style={ASSUNTO} onClick={() => setAberto(email)}>
          {email.assunto}
        </Button>
      ),
    },
    { key: 'para', header: 'Para', cell: ({ email }) => <span style={QUEBRA}>{email.para}</span> },
    { key: 'enviadoEm', header: 'Enviado em', cell: ({ email }) => enviadoEm(email) },
  ];
  return (
    <>
      <Table
        caption="E-mails que sairiam, do mais recente ao mais antigo"
        columns={columns}
        rows={rows}
        rowKey={({ chave }) => chave}
        empty={
          <EmptyState
            title="Nenhum e-mail por aqui"
            headingLevel={3}
            action={
              <LinkButton to="/usuario/criar" variant="secondary">
                Criar uma conta
              </LinkButton>
            }
          >
            Os e-mails aparecem quando alguém cria uma conta, pede nova senha ou registra uma manifestação.
          </EmptyState>
        }
      />
      {aberto && <Leitura email={aberto} onClose={() => setAberto(null)} />}
    </>
  );
}

function Ausente() {
  return (
    <EmptyState
      title="Esta instalação não tem caixa de saída"
      action={
        <LinkButton to="/" variant="primary">
          Ir para o início
        </LinkButton>
      }
    >
      Ela só existe fora de produção e sem servidor de e-mail configurado. Aqui as mensagens vão para o e-mail
      de cada pessoa.
    </EmptyState>
  );
}

const textoDaFalha = (error: Error): string => {
  if (error instanceof ApiError) return error.shownText ?? 'Não foi possível carregar os e-mails agora.';
  if (error instanceof OfflineError) return error.message;
  throw error;
};

/** The mails of an installation without a mail server, for people who try out the product. */
export default function CaixaDeSaidaPage() {
  const caixa = useQuery({
    queryKey: ['email', 'caixa-de-saida'],
    queryFn: () => api('GET /app-web/v1/caixa-de-saida', undefined, { quiet: true }),
    retry: false,
    staleTime: 0,
  });
  if (caixa.error instanceof ApiError && caixa.error.status === 404) return <Ausente />;
  return (
    <section>
      <h2>Mensagens enviadas</h2>
      <p>
        Sem servidor de e-mail, as mensagens desta instalação ficam aqui. Abra uma para ler e usar os links
        dela.
      </p>
      <div className="ui-actions">
        <Button
          variant="secondary"
          icon={faSyncAlt}
          loading={caixa.isFetching}
          onClick={() => caixa.refetch()}
        >
          Atualizar
        </Button>
      </div>
      {caixa.isPending && <Skeleton shape="row" lines={4} label="Carregando os e-mails…" />}
      {caixa.error && (
        <Message type="danger" title="Não foi possível carregar.">
          {textoDaFalha(caixa.error)}
        </Message>
      )}
      {caixa.data && <Lista emails={caixa.data} />}
    </section>
  );
}
