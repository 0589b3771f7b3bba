import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useRouteError } from 'react-router';
import { ApiError, OfflineError } from '#shell/api/errors.ts';
import { screenErrorStore } from '#shell/layout/shell-state.ts';
import { isLoadFailure, LOAD_FAILURE_TITLE } from '#shell/navegacao/load-failures.ts';
import { NotAllowed, NotFound } from '#shell/navegacao/navigation-errors.ts';
import { messagesStore, removeMessage } from '#shell/notifications/messages.ts';
import { Button } from '#shell/ui/button.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';

interface Explanation {
  readonly title: string;
  readonly text: string;
  readonly canReload: boolean;
  readonly isOffline?: true;
}

/** Each way a screen can fail to appear, in words, with what to do next. */
const explain = (error: unknown): Explanation => {
  const status = error instanceof ApiError ? error.status : undefined;
  if (error instanceof NotFound || status === 404) {
    return {
      title: 'Não encontramos esta página',
      text: 'O endereço pode ter mudado ou ter sido digitado com algum erro. Confira o endereço ou recomece pelo início.',
      canReload: false,
    };
  }
  if (error instanceof NotAllowed || status === 403) {
    return {
      title: 'Seu perfil não abre esta página',
      text: 'Ela é reservada a outros perfis. Se você trabalha em uma ouvidoria, troque de perfil ou peça acesso a quem administra o sistema.',
      canReload: false,
    };
  }
  if (error instanceof OfflineError || !navigator.onLine) {
    return {
      title: 'Você está sem conexão',
      text: 'Não conseguimos falar com o servidor. Confira sua internet e tente de novo; nada do que você já enviou ou deixou em rascunho se perdeu.',
      canReload: true,
      isOffline: true,
    };
  }
  if (isLoadFailure(error)) {
    return {
      title: 'Não foi possível carregar esta página',
      text: 'Pode ser a conexão ou uma versão nova do site, publicada enquanto você o usava. Recarregue a página para continuar.',
      canReload: true,
    };
  }
  return {
    title: 'Algo deu errado nesta página',
    text: 'O problema é nosso, não seu. Recarregue a página; se continuar, escreva para o contato indicado em Acessibilidade e conte o que aconteceu.',
    canReload: true,
  };
};

/** Removes the message: this page says the same, with a button. */
const forgetLoadFailureMessage = (): void => {
  for (const { id, title } of messagesStore.get().messages)
    if (title === LOAD_FAILURE_TITLE) removeMessage(id);
};

/** Shown in the place of a screen that could not be shown. */
export default function ScreenError() {
  const error = useRouteError();
  // Worked out once: when the connection returns, the words must not change while the person reads
  // and the page reloads.
  const { title, text, canReload, isOffline } = useMemo(() => explain(error), [error]);
  useLayoutEffect(() => {
    screenErrorStore.set(true);
    return () => screenErrorStore.set(false);
  }, []);
  // Before the page is painted: nobody reads the same sentence twice, and no return of the
  // connection is missed.
  useLayoutEffect(() => {
    if (!isLoadFailure(error)) return;
    forgetLoadFailureMessage();
    // The message may come a moment later.
    return messagesStore.subscribe(forgetLoadFailureMessage);
  }, [error]);
  useLayoutEffect(() => {
    if (!isOffline) return;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isOffline]);
  useEffect(() => {
    if (!(error instanceof NotFound || error instanceof NotAllowed)) console.error(error);
  }, [error]);
  return (
    <section className="pagina-simples" aria-labelledby="erro-titulo">
      <h1 id="erro-titulo" tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <div className="acoes">
        {canReload && (
          <Button variant="primary" onClick={() => window.location.reload()}>
            Recarregar a página
          </Button>
        )}
        <LinkButton to="/" variant={canReload ? 'secondary' : 'primary'} reloadDocument={canReload}>
          Ir para o início
        </LinkButton>
        <LinkButton to="/mapadosite" variant="secondary">
          Ver o mapa do site
        </LinkButton>
      </div>
    </section>
  );
}
