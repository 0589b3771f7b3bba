import { useEffect, useState } from 'react';
import { z } from 'zod';
import { fraseDoHistorico } from '#capabilities/manifestacao/domain/frase-do-historico.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { useAoVivo } from '#shell/ao-vivo/ao-vivo.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { readVersao } from './caso-vivo-queries.ts';

const mudanca = z.object({
  idManifestacao: z.int(),
  versao: z.int(),
  acao: z.string(),
  responsavel: z.string(),
  /** Done by the person who reads this, here or in another window. */
  propria: z.boolean().default(false),
});

interface Mudou {
  readonly versao: number;
  readonly frase: string;
}

/** One name for all of the analysis: who has the case, what it is about, its tags, its urgency, its group. */
const fraseDaMudanca = (acao: string): string =>
  acao === Acao.analise
    ? 'A análise mudou: responsável, assunto, etiquetas, urgência ou grupo.'
    : fraseDoHistorico(acao, null);

/** What one did oneself is told by the stream, too, and mostly before the answer of the act: it gets time to arrive. */
export const ESPERA_MS = 1500;

/** The newest change of the case that is not on the screen. */
const useMudou = (idManifestacao: number): Mudou | null => {
  const [ouvida, setOuvida] = useState<Mudou | null>(null);
  const [contada, setContada] = useState<Mudou | null>(null);
  useAoVivo('manifestacao', (dados) => {
    const { data } = mudanca.safeParse(dados);
    if (data?.idManifestacao !== idManifestacao) return;
    const { versao, acao, responsavel, propria } = data;
    // One's own act is no news, however long its answer takes; the server still refuses to overwrite it from elsewhere.
    if (propria) return;
    setOuvida({ versao, frase: `${fraseDaMudanca(acao)} Por ${responsavel}, agora.` });
  });
  useAoVivo('retomada', () => {
    const frase = 'Ela mudou enquanto a sua conexão caiu.';
    const ouvir = (versao: number | null) => versao !== null && setOuvida({ versao, frase });
    // Without connection once more: the stream takes up again later, and this is asked anew.
    readVersao(idManifestacao).then(ouvir, () => undefined);
  });
  useEffect(() => {
    const relogio = setTimeout(() => setContada(ouvida), ESPERA_MS);
    return () => clearTimeout(relogio);
  }, [ouvida]);
  return contada;
};

interface AvisoDeMudancaProps {
  readonly idManifestacao: number;
  /** The version on the screen. */
  readonly versao: number;
  readonly isLendo: boolean;
  readonly onAtualizar: () => void;
}

/** Somebody acted meanwhile: said calmly, and nothing on the screen moves until the person asks for it. */
export function AvisoDeMudanca({ idManifestacao, versao, isLendo, onAtualizar }: AvisoDeMudancaProps) {
  const mudou = useMudou(idManifestacao);
  if (!mudou || mudou.versao <= versao) return null;
  return (
    <Message type="info" title="Esta manifestação mudou.">
      {mudou.frase} O que você estiver escrevendo fica como está.{' '}
      <Button size="small" variant="secondary" loading={isLendo} onClick={onAtualizar}>
        Atualizar
      </Button>
    </Message>
  );
}
