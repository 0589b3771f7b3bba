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
  /** The act was by this same person, here or in another window. */
  propria: z.boolean().default(false),
});

interface Mudou {
  readonly versao: number;
  readonly frase: string;
}

/** One label covers all changes of the analysis: responsible, subject, tags, urgency, group. */
const fraseDaMudanca = (acao: string): string =>
  acao === Acao.analise
    ? 'A análise mudou: responsável, assunto, etiquetas, urgência ou grupo.'
    : fraseDoHistorico(acao, null);

/** Events usually arrive before the page has the new version: waiting avoids a false notice. */
export const ESPERA_MS = 1500;

/** The newest change of the case that is not on screen. */
const useMudou = (idManifestacao: number): Mudou | null => {
  const [ouvida, setOuvida] = useState<Mudou | null>(null);
  const [contada, setContada] = useState<Mudou | null>(null);
  useAoVivo('manifestacao', (dados) => {
    const { data } = mudanca.safeParse(dados);
    if (data?.idManifestacao !== idManifestacao) return;
    const { versao, acao, responsavel, propria } = data;
    // One's own act is no news. If it was done in another window, the server still refuses to
    // overwrite it from here.
    if (propria) return;
    setOuvida({ versao, frase: `${fraseDaMudanca(acao)} Por ${responsavel}, agora.` });
  });
  useAoVivo('retomada', () => {
    const frase = 'Ela mudou enquanto a sua conexão caiu.';
    const ouvir = (versao: number | null) => versao !== null && setOuvida({ versao, frase });
    // Offline again: the stream resumes later, and then this is asked again.
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
  /** The version on screen. */
  readonly versao: number;
  readonly isLendo: boolean;
  readonly onAtualizar: () => void;
}

/** Somebody else acted: says so, and nothing on screen moves until the person asks for it. */
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
