import { newSecret } from '#server/crypto/secret.ts';
import { sortearSegredo } from '../../domain/cliente.ts';

/** Too long to guess, short enough to type into a settings page. */
export const novoSegredo = (): string => sortearSegredo(newSecret);
export const novaSenha = (): string => novoSegredo().slice(0, 24);
