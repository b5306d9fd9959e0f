'use client';
import { createContext } from 'react';

/** The address of the icon file; empty when the page itself contains the drawings. Set by ThemeRoot's `iconsAt`. */
export const IconsAt = createContext('');
