import { Link } from 'react-router';
import type { CasoDoLote } from '#kernel/lista/lote.ts';
import { Ato } from '#shell/atos/ato.tsx';
import type { CasoDaEquipe } from '#shell/atos/caso-query.ts';
import type { AtoProps, CasoEscolhido } from '#shell/atos/casos.ts';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { Button } from '#shell/ui/button.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { desagrupar } from '../domain/desagrupar.ato.ts';

type Grupo = NonNullable<CasoDaEquipe['grupo']>;

/** The screen showed only the names of the other cases, so no version of them was seen. */
const NAO_VISTA = 0;

const doGrupo = ({ idManifestacao, numeroProtocolo, tipo }: Grupo['casos'][number]): CasoEscolhido => ({
  idManifestacao,
  numeroProtocolo,
  versao: NAO_VISTA,
  tipo: { idTipoManifestacao: 0, descTipoManifestacao: tipo },
});

const comoVista = ({ idManifestacao, versao }: CasoDoLote): CasoDoLote =>
  versao === NAO_VISTA ? { idManifestacao } : { idManifestacao, versao };

interface DesagruparProps extends AtoProps {
  readonly grupo: Grupo;
}

/** Shows the group's other cases and takes this one out. The principal leaves last. */
export function Desagrupar({ casos: [este], onFeito, onCancelar, grupo }: DesagruparProps) {
  const isPrincipal = este?.idManifestacao === grupo.idPrincipal;
  const outras = isPrincipal ? grupo.casos.map(doGrupo) : [];
  const casos = este ? [...outras, este] : outras;
  const lote = useLote<void>({
    casos,
    onFeito,
    enviar: (doLote) => enviarAoLote(desagrupar, doLote.map(comoVista), {}),
  });
  return (
    <Ato casos={casos} lote={lote}>
      <p>
        Esta manifestação {isPrincipal ? 'é a principal de um grupo' : 'está em um grupo'}: uma resposta vale
        para todas.
      </p>
      {grupo.casos.length > 0 && (
        <ul className="analise-grupo">
          {grupo.casos.map(({ idManifestacao, numeroProtocolo, tipo, situacao }) => (
            <li key={idManifestacao}>
              <Link className="ui-mono" to={`/manifestacao/detalhar/${idManifestacao}`}>
                {numeroProtocolo}
              </Link>{' '}
              · {tipo} · {situacao} {idManifestacao === grupo.idPrincipal && <Tag tone="info">Principal</Tag>}
            </li>
          ))}
        </ul>
      )}
      <p>
        {isPrincipal
          ? 'Desfeito o grupo, cada uma volta a ser respondida separadamente, no prazo dela.'
          : 'Fora do grupo, esta volta a ser respondida separadamente, no prazo dela; as outras continuam juntas.'}
      </p>
      <div className="ui-actions">
        <Button variant="primary" loading={lote.enviando} onClick={() => void lote.enviar()}>
          {isPrincipal ? 'Desfazer o grupo' : 'Retirar do grupo'}
        </Button>
        {onCancelar && <Button onClick={onCancelar}>Cancelar</Button>}
      </div>
    </Ato>
  );
}
