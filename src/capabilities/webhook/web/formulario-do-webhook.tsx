import { z } from 'zod';
import { Perfil } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { useFormularioNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { parte } from '#shell/partes.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { type DadosDoWebhook, dadosDoWebhook, type WebhookVisto } from '../contract.ts';
import { CampoEventos } from './campo-eventos.tsx';
import { enderecoDoWebhook, LISTA } from './nomes-do-webhook.tsx';

const CampoOrgao = parte('campo-orgao');

const deUmOrgao = dadosDoWebhook.extend({ idOuvidoria: campo('Órgão', z.string().min(1)) });
const doProprio = dadosDoWebhook.extend({ idOuvidoria: z.string() });

interface FormularioProps {
  /** Null for a new webhook. */
  readonly webhook: WebhookVisto | null;
  readonly enviar: (dados: DadosDoWebhook, idOuvidoria: number | undefined) => Promise<void>;
}

export function FormularioDoWebhook({ webhook, enviar }: FormularioProps) {
  const usuario = useUsuario();
  const escolheOrgao = webhook === null && usuario !== null && idPerfilDe(usuario) === Perfil.administrador;
  const form = useFormulario(escolheOrgao ? deUmOrgao : doProprio, {
    defaultValues: {
      nome: webhook?.nome ?? '',
      endereco: webhook?.endereco ?? '',
      eventos: webhook?.eventos ?? [],
      idOuvidoria: '',
    },
  });
  useFormularioNaoSalvo(form);
  const { erro, onSubmit } = useEnvio(
    form,
    ({ idOuvidoria, ...dados }: DadosDoWebhook & { idOuvidoria: string }) =>
      enviar(dados, escolheOrgao ? Number(idOuvidoria) : undefined),
  );
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Webhook">
        {escolheOrgao && <CampoOrgao name="idOuvidoria" label="Órgão" />}
        <CampoTexto
          name="nome"
          label="Nome"
          help="Como a equipe chama o sistema que recebe."
          required
          maxLength={80}
        />
        <CampoTexto
          name="endereco"
          label="Endereço"
          help="Começa por https:// e está na internet."
          placeholder="https://"
          type="url"
          required
          maxLength={500}
          autoComplete="off"
        />
        <CampoEventos name="eventos" />
        <div className="ui-actions">
          <LinkButton to={webhook ? enderecoDoWebhook(webhook.idWebhook) : LISTA} variant="secondary">
            Cancelar
          </LinkButton>
          <BotaoEnviar>Salvar</BotaoEnviar>
        </div>
      </Formulario>
    </>
  );
}
