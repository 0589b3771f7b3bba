import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { FiltroDeOrgao } from '#shell/lista/filtro-de-orgao.tsx';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { useCampoControlado } from '#shell/ui/form/use-campo.ts';
import type { OpcoesDaGestao } from '../../domain/gestao.ts';

/** The administrador chooses the office; for the others it is the one they work in. */
export function CampoOrgao({ name, opcoes }: { readonly name: string; readonly opcoes: OpcoesDaGestao }) {
  const { id, error, field, atualizar } = useCampoControlado(name, 'Perfil');
  if (opcoes.ouvidoria) {
    return (
      <p>
        Órgão: <strong title={opcoes.ouvidoria.nome}>{opcoes.ouvidoria.sigla}</strong>
      </p>
    );
  }
  return (
    <FiltroDeOrgao
      id={id}
      error={error}
      placeholder="Escolha o órgão"
      required
      idOuvidoria={field.value ? Number(field.value) : null}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onMudar={(idOuvidoria) => atualizar(idOuvidoria === null ? '' : String(idOuvidoria))}
    />
  );
}

export function CampoPerfil({ name, opcoes }: { readonly name: string; readonly opcoes: OpcoesDaGestao }) {
  return (
    <CampoSelect
      name={name}
      label="Perfil"
      placeholder="Escolha o perfil"
      required
      options={opcoes.perfis.map(({ idPerfil, descPerfil }) => ({
        value: String(idPerfil),
        label: descPerfil,
      }))}
    />
  );
}

export function CampoValidade() {
  return (
    <CampoData
      name="validade"
      label="Vale até"
      help="Inclusive este dia. Deixe em branco para um perfil sem data para acabar."
      min={toIsoDate(localDate(serverNow().getTime()))}
      optional
    />
  );
}

/** The values of an empty profile form. */
export const perfilVazio = ({ ouvidoria }: OpcoesDaGestao) => ({
  idOuvidoria: ouvidoria ? String(ouvidoria.idOuvidoria) : '',
  idPerfil: '',
});
