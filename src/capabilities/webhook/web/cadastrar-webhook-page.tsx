import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { SILENT } from '#shell/api/client.ts';
import { readNumero } from '#shell/lista/read-do-endereco.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { useTitulo } from '#shell/navegacao/titulo.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { FormularioDoWebhook } from './formulario-do-webhook.tsx';
import { enderecoDoWebhook } from './nomes-do-webhook.tsx';
import { SegredoMostrado } from './segredo-mostrado.tsx';
import { api, useRelerWebhooks, useWebhook } from './webhook-queries.ts';
import './webhook.css';

function Editar({ idWebhook }: { readonly idWebhook: number }) {
  const consulta = useWebhook(idWebhook);
  const reler = useRelerWebhooks();
  const navigate = useNavigate();
  const { data } = consulta;
  if (consulta.isPending) return <Skeleton lines={6} label="Abrindo o webhook…" />;
  if (!data) return <FalhaAoAbrir titulo="Não foi possível abrir o webhook." falha={consulta} />;
  return (
    <FormularioDoWebhook
      webhook={data}
      enviar={async (dados) => {
        const body = { ...dados, versao: data.versao };
        await api('PUT /app-web/v1/webhooks/:idWebhook', { params: { idWebhook }, body }, SILENT);
        await reler();
        await navigate(enderecoDoWebhook(idWebhook));
      }}
    />
  );
}

interface CriadoProps {
  readonly idWebhook: number;
  readonly segredo: string;
  readonly espera: boolean;
}

function Criado({ idWebhook, segredo, espera }: CriadoProps) {
  return (
    <>
      <TituloFocado>Webhook cadastrado</TituloFocado>
      {espera && (
        <Message type="warning" title="Falta a confirmação de um gestor do órgão." still>
          Os gestores foram avisados. Até lá, só a entrega de teste é enviada.
        </Message>
      )}
      <SegredoMostrado segredo={segredo}>
        <div className="ui-actions">
          <LinkButton to={enderecoDoWebhook(idWebhook)} variant="primary">
            Já guardei: testar a entrega
          </LinkButton>
        </div>
      </SegredoMostrado>
    </>
  );
}

function Novo() {
  const [criado, setCriado] = useState<CriadoProps | null>(null);
  const reler = useRelerWebhooks();
  if (criado) return <Criado {...criado} />;
  return (
    <FormularioDoWebhook
      webhook={null}
      enviar={async (dados, idOuvidoria) => {
        const body = { ...dados, ...(idOuvidoria !== undefined && { idOuvidoria }) };
        setCriado(await api('POST /app-web/v1/webhooks', { body }, SILENT));
        await reler();
      }}
    />
  );
}

/** Without `?id=` creates a webhook; with it, edits that one. */
export default function CadastrarWebhookPage() {
  const [params] = useSearchParams();
  const idWebhook = readNumero(params.get('id'));
  useTitulo(idWebhook === null ? null : 'Alterar webhook');
  return (
    <section className="pagina-simples">
      {idWebhook === null ? <Novo /> : <Editar key={idWebhook} idWebhook={idWebhook} />}
    </section>
  );
}
