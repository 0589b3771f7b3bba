import { useState } from 'react';
import { createApi } from '#shell/api/client.ts';
import type { manifestacaoContract } from '../../../contract.ts';

const api = createApi<typeof manifestacaoContract>();
const NOTAS = Array.from({ length: 11 }, (_, nota) => nota);

/** One question, one press; nothing else is asked. */
export function NotaDoRegistro({ idManifestacao }: { readonly idManifestacao: number }) {
  const [dada, setDada] = useState<number | null>(null);
  const [isDando, setDando] = useState(false);
  const isFeito = dada !== null || isDando;
  const dar = async (nota: number) => {
    if (isFeito) return;
    setDando(true);
    try {
      await api('POST /app-web/v1/manifestacoes/:idManifestacao/nota-registro', {
        params: { idManifestacao },
        body: { nota },
      });
      setDada(nota);
    } finally {
      setDando(false);
    }
  };
  return (
    <section className="recibo-nota" aria-labelledby="recibo-nota-titulo">
      <h3 id="recibo-nota-titulo">De 0 a 10, foi fácil registrar?</h3>
      <p className="ui-muted">0 é muito difícil; 10 é muito fácil. A resposta é opcional.</p>
      <div className="recibo-notas">
        {NOTAS.map((nota) => (
          <button
            key={nota}
            type="button"
            aria-pressed={dada === nota}
            aria-disabled={isFeito}
            onClick={() => void dar(nota)}
          >
            {nota}
          </button>
        ))}
      </div>
      <p role="status">{dada !== null && 'Obrigado! Sua nota ajuda a melhorar esta página.'}</p>
    </section>
  );
}
