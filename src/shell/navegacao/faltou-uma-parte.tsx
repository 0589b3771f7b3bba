import { createContext, useContext } from 'react';

/** Fetches the part of the page around this again. */
export const BuscarDeNovo = createContext<() => void>(() => undefined);

/**
 * In the place of a part of the page whose file did not come, even at the second try. Plain elements: it is loaded with the
 * first page, since nothing else could be fetched when it is needed.
 */
export function FaltouUmaParte() {
  const deNovo = useContext(BuscarDeNovo);
  const porque = navigator.onLine ? 'Ela não pôde ser carregada.' : 'Você está sem internet.';
  return (
    <p role="alert">
      <strong>Falta aqui uma parte da página.</strong> {porque} O que você escreveu continua na página.{' '}
      <button type="button" className="br-button secondary small" onClick={deNovo}>
        Tentar de novo
      </button>
    </p>
  );
}
