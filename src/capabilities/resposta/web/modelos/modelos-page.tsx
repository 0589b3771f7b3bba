import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { ApiError } from '#shell/api/errors.ts';
import { readNumero } from '#shell/lista/read-do-endereco.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { parte } from '#shell/partes.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { CHAVE_DOS_MODELOS, type Modelo, useModelos } from '../resposta-queries.ts';
import { FormularioDoModelo } from './formulario-do-modelo.tsx';
import { ListaDeModelos } from './lista-de-modelos.tsx';

const CampoOrgao = parte('campo-orgao');

const SEM_ORGAO = 'resposta.modelo-sem-orgao';

const escolha = z.object({ idOuvidoria: z.string() });

/** The administrador works in all offices, and chooses one. */
function DeQueOrgao({ onEscolher }: { readonly onEscolher: (idOuvidoria: number) => void }) {
  const form = useFormulario(escolha, { defaultValues: { idOuvidoria: '' } });
  return (
    <Formulario form={form} onSubmit={() => undefined} aria-label="Órgão dos modelos">
      <CampoOrgao
        name="idOuvidoria"
        label="De que órgão são os modelos?"
        onEscolher={() => onEscolher(Number(form.getValues('idOuvidoria')))}
      />
    </Formulario>
  );
}

function Modelos({ idOuvidoria }: { readonly idOuvidoria: number | undefined }) {
  const consulta = useModelos(idOuvidoria);
  const queries = useQueryClient();
  const perfil = idPerfilDe(useUsuario());
  const podeEditar = perfisDaAcao('modelo-resposta.editar').includes(perfil);
  const [aberto, setAberto] = useState<Modelo | 'novo' | null>(null);
  const [feito, setFeito] = useState<string | null>(null);
  const concluir = (frase: string) => {
    setAberto(null);
    setFeito(frase);
    void queries.invalidateQueries({ queryKey: CHAVE_DOS_MODELOS });
  };
  const abrir = (modelo: Modelo | 'novo') => {
    setFeito(null);
    setAberto(modelo);
  };
  if (aberto) {
    return (
      <FormularioDoModelo
        modelo={aberto === 'novo' ? null : aberto}
        idOuvidoria={idOuvidoria}
        onPronto={concluir}
        onCancelar={() => setAberto(null)}
      />
    );
  }
  return (
    <>
      {feito && (
        <Message type="success" title="Pronto." onClose={() => setFeito(null)}>
          {feito}
        </Message>
      )}
      {consulta.isError && !consulta.data && <FalhaAoAbrir falha={consulta} />}
      {consulta.isPending && <Skeleton shape="row" lines={5} label="Buscando os modelos…" />}
      {consulta.data && (
        <ListaDeModelos
          modelos={consulta.data}
          podeEditar={podeEditar}
          onAbrir={abrir}
          onRetirado={() => concluir('Modelo excluído.')}
        />
      )}
    </>
  );
}

/** The office's templates: everybody who answers reads them, gestores change them. */
export default function ModelosPage() {
  const [params] = useSearchParams();
  /**
   * Given by the link on an office's page. People who work in one office get only their own from
   * the server.
   */
  const doEndereco = readNumero(params.get('idOuvidoria')) ?? undefined;
  const [idOuvidoria, setIdOuvidoria] = useState<number | undefined>();
  const { error } = useModelos(undefined, doEndereco === undefined);
  if (doEndereco !== undefined) return <Modelos idOuvidoria={doEndereco} />;
  if (!(error instanceof ApiError) || error.code !== SEM_ORGAO) return <Modelos idOuvidoria={undefined} />;
  return (
    <>
      <DeQueOrgao onEscolher={setIdOuvidoria} />
      {idOuvidoria !== undefined && <Modelos key={idOuvidoria} idOuvidoria={idOuvidoria} />}
    </>
  );
}
