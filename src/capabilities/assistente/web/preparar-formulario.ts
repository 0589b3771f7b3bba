import { set } from 'idb-keyval';
import { MAX_RESUMO, MAX_TEXTO } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import { nomeTipoManifestacao } from '#kernel/enumeracoes.ts';
import { now } from '#shell/clock.ts';
import { rascunhosDaqui } from '#shell/guardado/guardados.ts';
import type { TipoDoRegistro } from '../domain/tipos-de-manifestacao.ts';

interface Registro {
  readonly idTipo: TipoDoRegistro;
  readonly anonimo: boolean;
  /** Everything told so far; '' if nothing. */
  readonly relato: string;
  /** The login of the signed-in person; null if nobody is. */
  readonly dono: string | null;
}

const nomeDo = (idTipo: TipoDoRegistro): string =>
  Object.entries(nomeTipoManifestacao)
    .find(([, id]) => id === idTipo)?.[0]
    .replaceAll('_', ' ') ?? 'Manifestação';

const enderecoDo = ({ idTipo, anonimo }: Registro, idRascunho?: string): string => {
  const query = new URLSearchParams({ tipo: String(idTipo) });
  if (anonimo) query.set('anonimo', '1');
  if (idRascunho) query.set('rascunho', idRascunho);
  return `/manifestacao/criar?${query}`;
};

const primeiraFrase = (texto: string): string =>
  (/^[^.!?\n]{1,254}[.!?]?/.exec(texto.trim())?.[0] ?? '').slice(0, MAX_RESUMO);

/**
 * Saves the story as a draft of this browser, as the form does, so that the address has only its
 * number. Returns the address to open.
 */
export const prepararFormulario = async (registro: Registro): Promise<string> => {
  const texto = registro.relato.slice(0, MAX_TEXTO);
  if (texto === '') return enderecoDo(registro);
  const idRascunho = crypto.randomUUID();
  const continuarEm = enderecoDo(registro, idRascunho);
  // For an anonymous person no name is stored beside the text, signed in or not.
  const dono = registro.anonimo ? null : registro.dono;
  await set(
    idRascunho,
    {
      idRascunho,
      dono,
      titulo: nomeDo(registro.idTipo),
      idTipoManifestacao: registro.idTipo,
      continuarEm,
      conteudo: {
        chaveEnvio: crypto.randomUUID(),
        idTipoManifestacao: registro.idTipo,
        anonimo: registro.anonimo,
        teor: { texto, resumo: primeiraFrase(texto) },
        etapa: 'assunto',
      },
      versao: 0,
      isPendente: dono !== null,
      atualizadoEm: now().toISOString(),
    },
    rascunhosDaqui(),
  );
  return continuarEm;
};
