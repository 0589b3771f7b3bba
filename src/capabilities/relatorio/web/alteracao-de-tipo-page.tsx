import { RelatorioAberto } from './relatorio-aberto.tsx';

/** Every change of type, listed one by one. */
export default function AlteracaoDeTipoPage() {
  return <RelatorioAberto relatorio="alteracao-de-tipo-detalhado" sempreLista />;
}
