import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { MAX_TEXTO } from '../../../domain/registrar/teor.ts';
import { rotulosDoTeor } from './rotulos-do-teor.ts';

const AJUDAS: Readonly<Record<number, string>> = {
  [TipoManifestacao.reclamacao]:
    'Conte o que houve, onde e quando. Se já procurou o órgão, diga o que responderam.',
  [TipoManifestacao.elogio]: 'Conte quem atendeu, onde e quando. O elogio chega à pessoa e à chefia dela.',
  [TipoManifestacao.sugestao]: 'Diga o que pode melhorar e como você faria.',
  [TipoManifestacao.solicitacao]: 'Diga o que precisa, onde e para quando. Números e endereços ajudam.',
};

export function CamposPadrao({ tipo }: { readonly tipo: number }) {
  const { texto: label = 'Relato' } = rotulosDoTeor(tipo);
  const help = AJUDAS[tipo] ?? 'Conte com as suas palavras.';
  return <CampoTextoLongo name="texto" label={label} help={help} rows={10} limit={MAX_TEXTO} required />;
}
