import { DomainError } from '#kernel/errors.ts';
import { html } from './html.ts';
import { layout } from './layout.ts';

const sentence = (error: unknown): string => {
  // By its name: the library is read only when somebody signs on.
  const { name } = (error ?? {}) as { name?: string };
  if (name === 'SessionNotFound') {
    return 'Esta entrada expirou ou começou em outra janela. Volte à plataforma e comece de novo.';
  }
  if (name === 'InvalidRedirectUri') {
    return 'O endereço de retorno informado não pertence a esta plataforma, e a entrada foi interrompida por segurança.';
  }
  if (error instanceof DomainError) return error.message;
  const { statusCode = 500 } = (error ?? { statusCode: 400 }) as { statusCode?: number };
  if (statusCode < 500) {
    return 'O pedido de entrada está incompleto ou não é válido. Volte à plataforma e comece de novo.';
  }
  return 'Algo deu errado do nosso lado. Volte à plataforma e tente de novo em alguns minutos.';
};

const page = (title: string, text: string): string =>
  layout(
    title,
    html`<section class="cartao" aria-labelledby="titulo">
      <h1 id="titulo">${title}</h1>
      <p class="apoio">${text}</p>
      <div class="acoes"><a class="botao botao-primario" href="/">Voltar à plataforma</a></div>
    </section>`,
  );

/** A Portuguese sentence and a way back, never the library's English text. */
export const errorPage = (error?: unknown): string => page('Não foi possível entrar', sentence(error));

export const signedOutPage = (): string =>
  page('Você saiu do gov.br', 'Sua sessão neste provedor de demonstração foi encerrada.');

export const refusedReturnPage = (): string =>
  page(
    'Você saiu do gov.br',
    'Sua sessão foi encerrada, mas o endereço de retorno informado não pertence a esta plataforma e não foi aberto.',
  );
