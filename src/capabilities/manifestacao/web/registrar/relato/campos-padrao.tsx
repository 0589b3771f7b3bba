import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { MAX_TEXTO } from '../../../domain/registrar/teor.ts';

const PERGUNTAS: Readonly<Record<number, { readonly label: string; readonly help: string }>> = {
  [TipoManifestacao.reclamacao]: {
    label: 'O que aconteceu?',
    help: 'Conte o que houve, onde e quando. Se já procurou o órgão, diga o que responderam.',
  },
  [TipoManifestacao.elogio]: {
    label: 'O que você quer elogiar?',
    help: 'Conte quem atendeu, onde e quando. O elogio chega à pessoa e à chefia dela.',
  },
  [TipoManifestacao.sugestao]: {
    label: 'Qual é a sua sugestão?',
    help: 'Diga o que pode melhorar e como você faria.',
  },
  [TipoManifestacao.solicitacao]: {
    label: 'O que você precisa que o órgão faça?',
    help: 'Diga o que precisa, onde e para quando. Números e endereços ajudam.',
  },
};

export function CamposPadrao({ tipo }: { readonly tipo: number }) {
  const { label, help } = PERGUNTAS[tipo] ?? { label: 'Relato', help: 'Conte com as suas palavras.' };
  return <CampoTextoLongo name="texto" label={label} help={help} rows={10} limit={MAX_TEXTO} required />;
}
