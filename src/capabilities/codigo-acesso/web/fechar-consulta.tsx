import { faSignOutAlt } from '@fortawesome/free-solid-svg-icons/faSignOutAlt.js';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { esquecerTextosDoCaso } from '#shell/guardado/guardados.ts';
import { Button } from '#shell/ui/button.tsx';
import { fecharConsulta } from './consultar.ts';

interface FecharConsultaProps {
  /** Left out for a pedido de desclassificação, of which the browser keeps no texts. */
  readonly idManifestacao?: number;
}

/** People who use the code may be on a borrowed computer: nothing of the case stays in it. */
export function FecharConsulta({ idManifestacao }: FecharConsultaProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const sair = async () => {
    if (idManifestacao !== undefined) await esquecerTextosDoCaso(idManifestacao);
    await fecharConsulta();
    queries.removeQueries({ queryKey: ['manifestacao'] });
    queries.removeQueries({ queryKey: ['desclassificacoes'] });
    queries.removeQueries({ queryKey: ['troca'] });
    await navigate('/manifestacao/consultar', { replace: true });
  };
  return (
    <Button icon={faSignOutAlt} block onClick={() => void sair()}>
      Fechar esta consulta
    </Button>
  );
}
