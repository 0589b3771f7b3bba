import type { ComponentType } from 'react';
import type { Location } from 'react-router';
import { usuarioStore } from '#shell/session/session.ts';
import { createStore } from '#shell/store.ts';

export interface PerguntaAoSairProps {
  readonly onSair: () => void;
  readonly onFicar: () => void;
}

/**
 * Work that would be lost by leaving the page. It brings its own question, so that the first chunk
 * contains none.
 */
export interface NaoSalvo {
  readonly Pergunta: ComponentType<PerguntaAoSairProps>;
  /** It is lost to somebody without an account as well: nothing of it waits on the server. */
  readonly semConta?: boolean;
}

export const naoSalvosStore = createStore<readonly NaoSalvo[]>([]);

type Lugar = Pick<Location, 'pathname' | 'search'>;

/** A jump within the page loses nothing, and without a session a form could not be saved any more. */
export const perderia = (de: Lugar, para: Lugar): boolean =>
  naoSalvosStore.get().some(({ semConta }) => semConta || usuarioStore.get() !== null) &&
  (de.pathname !== para.pathname || de.search !== para.search);
