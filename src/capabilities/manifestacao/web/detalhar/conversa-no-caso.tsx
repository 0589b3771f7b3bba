import { useEffect, useRef } from 'react';
import { parte } from '#shell/partes.ts';
import { isAnonima } from '../../domain/identificacao.ts';
import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';

const Conversa = parte('conversa-do-caso');

interface ConversaNoCasoProps {
  readonly caso: DetalheDaManifestacao;
  /** How often the person chose to write: each time leads here. */
  readonly pedida: number;
}

/**
 * The thread with the office. Somebody anonymous always has it; to others it opens once they want to
 * add something, so that a long form does not stand on every page.
 */
export function ConversaNoCaso({ caso, pedida }: ConversaNoCasoProps) {
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (pedida > 0) titulo.current?.focus();
  }, [pedida]);
  const anonima = isAnonima(caso);
  const podeEscrever = caso.atos.some(({ ato }) => ato === (anonima ? 'conversar' : 'acrescentar'));
  if (!anonima && !caso.acrescentada && !(podeEscrever && pedida > 0)) return null;
  return (
    <section aria-labelledby="detalhe-conversa">
      <h2 id="detalhe-conversa" tabIndex={-1} ref={titulo}>
        {anonima ? 'Conversa com o órgão' : 'Acréscimos e conversa com o órgão'}
      </h2>
      <Conversa idManifestacao={caso.idManifestacao} podeEscrever={podeEscrever} isAnonima={anonima} />
    </section>
  );
}
