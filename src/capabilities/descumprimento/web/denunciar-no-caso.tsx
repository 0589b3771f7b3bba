import { useQueryClient } from '@tanstack/react-query';
import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import { formatDia } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { useDescumprimento } from './denuncia-queries.ts';
import { Denunciar } from './denunciar.tsx';
import { DenunciasFeitas } from './denuncias-feitas.tsx';
import { FichaDaPromessa } from './ficha-da-promessa.tsx';
import './denuncia.css';

interface DenunciarNoCasoProps {
  readonly caso: Pick<DetalheDaManifestacao, 'idManifestacao'>;
  /** Receives the sentence that tells the result. */
  readonly onFeito: (frase: string) => void;
}

/** On the page of the case: whoever holds the access code has no other screen (Lei 12.527/2011, art. 16 § 2º). */
export function DenunciarNoCaso({ caso: { idManifestacao }, onFeito }: DenunciarNoCasoProps) {
  const consulta = useDescumprimento(idManifestacao);
  const queries = useQueryClient();
  const { data: visto, error } = consulta;
  if (error) return <FalhaAoAbrir falha={consulta} />;
  if (!visto) return <Skeleton lines={6} label="Vendo o que foi prometido…" />;
  if (!visto.aberta || !visto.promessa) {
    return (
      <Message type="warning" title="Não cabe denunciar agora." still>
        {visto.motivo}
      </Message>
    );
  }
  return (
    <>
      <FichaDaPromessa {...visto} promessa={visto.promessa} />
      <Denunciar
        idManifestacao={idManifestacao}
        contra={visto.promessa.contra}
        quemDecide={visto.quemDecide}
        noCaso
        onEnviada={({ quemDecide, prazo }) => {
          void queries.invalidateQueries({ queryKey: ['manifestacao', idManifestacao] });
          onFeito(`Denúncia registrada. ${quemDecide} decide até ${formatDia(prazo)}.`);
        }}
      />
      <DenunciasFeitas denuncias={visto.denuncias} />
    </>
  );
}
