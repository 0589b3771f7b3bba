import { esquecerEnviadas } from '#shell/guardado/enviadas.ts';
import { apagarGuardadosDeNinguem } from '#shell/guardado/guardados.ts';
import { getInstalacao } from '#shell/instalacao.ts';
import { esquecerConsulta } from '#shell/segredo-do-endereco/chave-da-consulta.ts';
import { esquecerCasca } from './esquecer-casca.ts';
import { comecarASair } from './saindo.ts';

/** Ends the consultation by code on the server; the request outlives the page. */
const fecharConsulta = (): void => {
  fetch('/api/app-web/v1/manifestacoes/consultar/sair', { method: 'POST', keepalive: true }).catch(
    () => undefined,
  );
};

const embora = (): void => location.replace(getInstalacao().urlSaidaRapida);

/**
 * Somebody came in. What is on the screen goes first, then what this browser keeps of people without a name, and the
 * page is replaced by another site's, so that 'back' does not return to it.
 */
export const sairDepressa = (): void => {
  comecarASair();
  document.title = ' ';
  document.documentElement.hidden = true;
  fecharConsulta();
  esquecerEnviadas();
  esquecerConsulta();
  // A browser that kept the page in memory shows it again on 'back': then it leaves again.
  window.addEventListener('pageshow', embora);
  // Waits for the erasing no longer than a person would notice; a slow disk finishes without the page.
  const limite = new Promise((resolve) => setTimeout(resolve, 150));
  void Promise.race([Promise.all([apagarGuardadosDeNinguem(), esquecerCasca()]), limite]).then(embora);
};
