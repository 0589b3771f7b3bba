import { useState } from 'react';
import { createApi } from '#shell/api/client.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoSenha } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { usuarioContract } from '../contract.ts';
import { trocaDeSenhaAtual } from '../domain/senha.ts';
import { CamposNovaSenha } from './campos-nova-senha.tsx';

const api = createApi<typeof usuarioContract>();

const VAZIO = { senhaAtual: '', novaSenha: '', confirmacaoNovaSenha: '' };

/**
 * For somebody signed in. The fields go in the body, never in the address, which is kept in logs
 * and histories.
 */
export function TrocarSenhaAtual({ login }: { readonly login: string }) {
  const [isTrocada, setTrocada] = useState(false);
  const form = useFormulario(trocaDeSenhaAtual, { defaultValues: VAZIO });
  const { erro, onSubmit } = useEnvio(form, async (body: typeof VAZIO) => {
    setTrocada(false);
    await api('POST /app-web/v1/usuario/alterarsenhaatual', { query: {}, body }, { errors: 'silent' });
    form.reset(VAZIO);
    setTrocada(true);
  });
  return (
    <section className="conta">
      <h2>Troque sua senha</h2>
      {isTrocada && (
        <Message type="success" title="Senha alterada.">
          Use a nova senha na próxima vez que entrar. As outras sessões da sua conta foram encerradas.
        </Message>
      )}
      {erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {erro}
        </Message>
      )}
      <p>Se você entra pelo gov.br, a senha é trocada no próprio gov.br, não aqui.</p>
      <Formulario form={form} onSubmit={onSubmit} aria-label="Trocar senha">
        <CampoSenha name="senhaAtual" label="Senha atual" autoComplete="current-password" required />
        <CamposNovaSenha login={login} />
        <div className="ui-actions">
          <BotaoEnviar>Salvar nova senha</BotaoEnviar>
          <LinkButton to="/principal" variant="secondary">
            Voltar
          </LinkButton>
        </div>
      </Formulario>
    </section>
  );
}
