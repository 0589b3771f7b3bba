import { faPlus } from '@fortawesome/free-solid-svg-icons/faPlus.js';
import { faSitemap } from '@fortawesome/free-solid-svg-icons/faSitemap.js';
import { useState } from 'react';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import type { UnidadeDoOrgao } from '../../../domain/orgao-gerenciado.ts';
import { useUnidades } from '../gerenciar-queries.ts';
import { ArvoreDeUnidades } from './arvore-de-unidades.tsx';
import { FormularioDaUnidade } from './formulario-da-unidade.tsx';
import { MudarSituacaoDaUnidade } from './situacao-da-unidade.tsx';

interface UnidadesProps {
  readonly idOuvidoria: number;
  readonly onSalvo: (frase: string) => void;
}

/** The tree of the office's units: which can be asked to contribute, and who works where. */
export function UnidadesDoOrgaoAba({ idOuvidoria, onSalvo }: UnidadesProps) {
  const consulta = useUnidades(idOuvidoria);
  const [aberta, setAberta] = useState<UnidadeDoOrgao | 'nova' | null>(null);
  const [aMudar, setAMudar] = useState<UnidadeDoOrgao | null>(null);
  if (consulta.isPending) return <Skeleton shape="row" lines={5} label="Buscando as unidades…" />;
  if (consulta.isError) return <FalhaAoAbrir falha={consulta} />;
  const { unidades, colegas, poePessoas } = consulta.data;
  const concluir = (frase: string) => {
    setAberta(null);
    setAMudar(null);
    onSalvo(frase);
  };
  if (aberta) {
    return (
      <FormularioDaUnidade
        idOuvidoria={idOuvidoria}
        unidade={aberta === 'nova' ? null : aberta}
        unidades={unidades}
        colegas={colegas}
        poePessoas={poePessoas}
        onSalvo={concluir}
        onCancelar={() => setAberta(null)}
      />
    );
  }
  const criar = (
    <Button variant="primary" icon={faPlus} onClick={() => setAberta('nova')}>
      Criar unidade
    </Button>
  );
  if (unidades.length === 0) {
    return (
      <EmptyState title="Ainda não há unidades internas" icon={faSitemap} headingLevel={3} action={criar}>
        Crie as áreas do órgão a que a ouvidoria pede contribuições, e diga quem trabalha em cada uma.
      </EmptyState>
    );
  }
  return (
    <>
      <p>
        As áreas do órgão a que se pedem contribuições. Uma unidade inativa fica no histórico e não recebe
        pedidos novos.
      </p>
      <div className="ui-actions gerenciar-criar">{criar}</div>
      <ArvoreDeUnidades unidades={unidades} onEditar={setAberta} onMudarSituacao={setAMudar} />
      {aMudar && (
        <MudarSituacaoDaUnidade
          idOuvidoria={idOuvidoria}
          unidade={aMudar}
          onFeito={concluir}
          onFechar={() => setAMudar(null)}
        />
      )}
    </>
  );
}
